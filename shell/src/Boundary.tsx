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
  /** What the page showed when it threw. */
  shown?: readonly ChildNode[] | undefined
}

/**
 * Keeps an area's fault inside the area. A page that throws as it is hydrated stays as the document has it; one that
 * throws after a navigation is replaced by the document of its address.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { page: this.props.page }

  // Called before React takes the old nodes away.
  static getDerivedStateFromError = () => ({ shown: [...(document.getElementById('main')?.childNodes ?? [])] })

  static getDerivedStateFromProps = ({ page }: Props, state: State): State | null =>
    page === state.page ? null : { page, shown: undefined }

  override componentDidCatch(error: unknown) {
    const { area, page } = this.props
    reportFault({ area, release: releaseOf(area), page, error })
    const state = pageState()
    if (state.hydrated === '') loadDocument()
    else state.hydrated = 'frame'
  }

  override render() {
    const { shown } = this.state
    return shown ? <div ref={(place) => place?.append(...shown)} /> : this.props.children
  }
}
