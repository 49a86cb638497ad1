import { Component, type ReactNode } from 'react'
import type { AreaName } from 'shared-ui/contract'
import { pageState } from 'shared-ui/pageState'
import { loadDocument } from './navigation/loadDocument.ts'
import { releaseOf } from './releases.ts'
import { reportFault } from './reportFault.ts'

interface Props {
  area: AreaName
  page: string
  children: ReactNode
}

interface State {
  page: string
  hasNavigated?: true
  /** What the page showed when it threw. */
  shown?: readonly ChildNode[] | undefined
}

/**
 * Keeps an area's fault inside the area. The document's own page, where it throws, stays as it was shown; one that throws
 * after a navigation is replaced by the document of its address: once, as that document's own page stays.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { page: this.props.page }

  // Called before React takes the old nodes away.
  static getDerivedStateFromError = () => ({ shown: [...(document.getElementById('main')?.childNodes ?? [])] })

  static getDerivedStateFromProps = ({ page }: Props, state: State): State | null =>
    page === state.page ? null : { page, shown: undefined, hasNavigated: true }

  override componentDidCatch(error: unknown) {
    const { area, page } = this.props
    reportFault({ area, release: releaseOf(area), page, error })
    if (this.state.hasNavigated) loadDocument()
    else pageState().hydrated = 'frame'
  }

  override render() {
    const { shown } = this.state
    return shown ? <div ref={(place) => place?.append(...shown)} /> : this.props.children
  }
}
