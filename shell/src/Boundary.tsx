import { Component, type ReactNode, startTransition } from 'react'
import type { AreaName } from 'shared-ui/contract'
import { forgetFailures, LoadFailure } from 'shared-ui/router'
import { BrokenModule } from './BrokenModule.ts'
import { fetchWhole } from './fetchWhole.ts'
import { RemoteFailed } from './frame/RemoteFailed.tsx'
import { releaseOf } from './releases.ts'
import { reportFault } from './reportFault.ts'

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
  error: unknown
}

const fresh = { failed: false, retrying: false, retries: 0, error: undefined }

// Code that did not arrive can be asked for again. A module that arrived and could not run is remembered by the
// browser.
const canBeAskedAgain = (error: unknown) => error instanceof LoadFailure && !(error.cause instanceof BrokenModule)

/** Keeps an area's fault inside the area: header, footer and every other area go on. */
export class Boundary extends Component<Props, State> {
  override state: State = { ...fresh, page: this.props.page }

  static getDerivedStateFromError = (error: unknown) => ({ failed: true, retrying: false, error })

  static getDerivedStateFromProps = ({ page }: Props, state: State): State | null =>
    page === state.page ? null : { ...fresh, page }

  override componentDidCatch(error: unknown) {
    const { area, page } = this.props
    reportFault({ area, release: releaseOf(area), page, error })
    if (this.state.retries > 0) this.reload()
  }

  retry = () => {
    const { error } = this.state
    this.setState(({ retries }) => ({ retrying: true, retries: retries + 1 }))
    if (!canBeAskedAgain(error)) return this.reload()
    forgetFailures()
    // A transition: the panel stays while the area is on its way, instead of flashing a skeleton.
    startTransition(() => this.setState({ failed: false }))
  }

  // The document of the address is prerendered: it can be read even if its code fails again.
  reload = async () => {
    this.setState({ retrying: true })
    try {
      await fetchWhole(location.href, { method: 'HEAD', cache: 'no-cache' })
      location.reload()
    } catch {
      this.setState({ retrying: false })
    }
  }

  override render() {
    const { failed, retrying, retries } = this.state
    if (!failed) return this.props.children
    // Whoever develops sees the error instead (showFault.ts).
    if (import.meta.env.MODE === 'development') return null
    return <RemoteFailed onRetry={this.retry} retrying={retrying} stillFailed={retries > 0 && !retrying} />
  }
}
