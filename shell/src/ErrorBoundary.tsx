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
 * Keeps an area's error inside the area. If the document's first page throws, what it showed stays. If a page throws after
 * a navigation, the browser loads the document of its address, which is a first page again: nothing loads in a loop.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page }

  // Called before React removes the old nodes.
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
