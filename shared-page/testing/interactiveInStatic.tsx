import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Page } from '../contract/contract.ts'
import { pageState } from '../contract/pageState.ts'
import { normalizePath } from '../contract/paths.ts'
import { matchPath, Route, Routes } from '../loading/router.tsx'
import { StaticRouter } from '../loading/staticRouter.ts'

/** React 19's private record of a rendered element or component. This file's own test guards it. */
interface Fiber {
  type: unknown
  ref: unknown
  memoizedProps: object
  memoizedState: Hook | null
  child: Fiber | null
  sibling: Fiber | null
}
interface Hook {
  queue: unknown
  memoizedState: { create?: unknown } | null
  next: Hook | null
}

/** A component, or the object that `memo` or `forwardRef` makes of one. */
type Component = Partial<{ name: string; type: Component; render: Component; prototype: { isReactComponent?: object } }>

const nameOf = ({ name, type, render }: Component): string | undefined => name ?? (type ?? render)?.name

/** The interactive part of an element or a component, which is dead without hydration. */
function liveOf({ type, ref, memoizedProps, memoizedState }: Fiber): string | undefined {
  if (typeof type === 'string')
    return Object.keys(memoizedProps).find((name) => /^on[A-Z]/.test(name)) ?? (ref ? 'a ref' : undefined)
  if ((type as Component | null)?.prototype?.isReactComponent) return 'state'
  if (!type || typeof type === 'symbol' || !nameOf(type as Component)) return undefined
  for (let hook = memoizedState; hook; hook = hook.next) {
    if (hook.queue) return 'state'
    if (hook.memoizedState?.create) return 'an effect'
  }
  return undefined
}

function* liveIn(first: Fiber | null, around: string): Generator<string> {
  for (let each = first; each; each = each.sibling) {
    const isComponent = each.type && typeof each.type !== 'string'
    const name = (isComponent ? nameOf(each.type as Component) : undefined) ?? around
    const live = liveOf(each)
    if (live) yield `${name} has ${live}`
    yield* liveIn(each.child, name)
  }
}

/** The paths of a row with different content: those of another section only scroll. */
function addressesOf({ pattern, paths, wildcardHead }: Page): string[] {
  const example = wildcardHead ? [pattern.replaceAll(/:[^/]+/g, '_')] : []
  const shown = [...Object.keys(paths), ...example].map((address) => {
    const { section, ...rest } = matchPath(pattern, normalizePath(address))?.params ?? {}
    return [JSON.stringify(rest), address] as const
  })
  return [...new Map(shown).values()]
}

/** Both results of each query that a page may make: of the window, and of the page's state. */
const states: readonly { matches: boolean; hydrated?: '' }[] = [{ matches: false }, { matches: true, hydrated: '' }]

/**
 * Finds what would be dead in the static bands of pages, because React does not hydrate them: handlers and refs of
 * elements, state and effects of components. Renders every page, and inspects React's tree of these bands.
 */
export async function interactiveInStatic(pages: readonly Page[]): Promise<string[]> {
  const found = new Set<string>()
  for (const row of pages) {
    const { default: Shown } = await row.loader()
    const routes = (
      <Routes>
        <Route path={row.pattern} element={<Shown />} />
      </Routes>
    )
    for (const address of addressesOf(row))
      for (const { matches, hydrated } of states) {
        vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }))
        if (hydrated === '') pageState().hydrated = ''
        const { container } = render(<StaticRouter location={address}>{routes}</StaticRouter>)
        for (const band of container.querySelectorAll('[data-static]')) {
          const [, fiber] = Object.entries(band).find(([key]) => key.startsWith('__reactFiber$')) as [string, Fiber]
          for (const live of liveIn(fiber.child, 'the page')) found.add(`${address}: ${live}`)
        }
        cleanup()
        delete pageState().hydrated
      }
  }
  return [...found]
}
