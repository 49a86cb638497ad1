import { Component, type ReactNode, startTransition } from 'react'
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
  retrying: boolean
  retries: number
  page: string
}

/** Keeps an area's fault inside the area: header, footer and every other area go on. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, retrying: false, retries: 0, page: this.props.page }

  static getDerivedStateFromError = () => ({ failed: true, retrying: false })

  static getDerivedStateFromProps = ({ page }: Props, state: State): State | null =>
    page === state.page ? null : { failed: false, retrying: false, retries: 0, page }

  override componentDidCatch(error: unknown) {
    const { area, page } = this.props
    onError({ area, release: releaseOf(area), page, error })
  }

  retry = () => {
    forgetFailures()
    this.setState(({ retries }) => ({ retrying: true, retries: retries + 1 }))
    // A transition: the panel stays while the area is on its way, instead of flashing a skeleton.
    startTransition(() => this.setState({ failed: false }))
  }

  override render() {
    const { failed, retrying, retries } = this.state
    if (!failed) return this.props.children
    return <RemoteFailed onRetry={this.retry} retrying={retrying} stillFailed={retries > 0 && !retrying} />
  }
}
