import { Component, type ReactNode } from 'react'
import type { AreaName } from 'shared-ui/contract'
import { forgetFailures } from 'shared-ui/router'
import { RemoteFailed } from './frame/RemoteFailed.tsx'
import { releaseOf } from './remote.ts'
import { onError } from './report.ts'

interface Props {
  area: AreaName
  page: string
  children: ReactNode
}

interface State {
  failed: boolean
  retries: number
  page: string
}

/** Keeps an area's fault inside the area: header, footer and every other area go on. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, retries: 0, page: this.props.page }

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps = ({ page }: Props, state: State): State | null =>
    page === state.page ? null : { failed: false, retries: 0, page }

  override componentDidCatch(error: unknown) {
    const { area, page } = this.props
    onError({ area, release: releaseOf(area), page, error })
  }

  retry = () => {
    forgetFailures()
    this.setState(({ retries }) => ({ failed: false, retries: retries + 1 }))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <RemoteFailed onRetry={this.retry} stillFailed={this.state.retries > 0} />
  }
}
