import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from '../contract/contract.ts'
import { pageState } from '../contract/pageState.ts'
import { BrowserRouter, useNavigate } from '../loading/router.tsx'
import { AreaPages, loadable } from './AreaPages.tsx'
import { DeferredBands } from './DeferredBands.tsx'
import { Static } from './Static.tsx'

/** The bands that stand in the page as each one comes. */
let standing: string[][] = []

function Band({ name }: { name: string }) {
  useLayoutEffect(() => {
    standing.push([...document.querySelectorAll('section')].map(({ textContent }) => textContent))
  }, [])
  return <section>{name}</section>
}

const samplePage = (name: string, path: string, addresses: string[]): Page => {
  const Shown: ComponentType = () => (
    <>
      <Band name={`first of ${name}`} />
      <Static>
        <Band name={`still one of ${name}`} />
      </Static>
      <DeferredBands>
        <Band name={`last of ${name}`} />
      </DeferredBands>
    </>
  )
  return {
    pattern: path,
    loader: async () => ({ default: Shown }),
    source: name,
    paths: Object.fromEntries(addresses.map((address) => [address, { title: name, description: '' }])),
  }
}

const table = loadable([
  samplePage('rooms', '/rooms', ['/rooms']),
  samplePage('works', '/works/:section?', ['/works', '/works/process']),
])
const area = <AreaPages pages={table} notFound="Page Not Found" origin="https://sovran.example" />

/** Stands for a link, which the shell would follow. */
function On({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(to)}>
      on
    </button>
  )
}

/** Opens /rooms, goes on to an address, and says which bands stood in the next page as each one came. */
async function goTo(address: string) {
  history.replaceState(null, '', '/rooms')
  await act(async () =>
    render(
      <BrowserRouter>
        <On to={address} />
        {area}
      </BrowserRouter>,
    ),
  )
  await screen.findByText('last of rooms')
  pageState().hydrated = ''
  standing = []
  await act(async () => fireEvent.click(screen.getByText('on')))
  await screen.findByText('last of works')
  return standing
}

const [first, still, last] = ['first of works', 'still one of works', 'last of works']

test('deferred bands come after the first on a navigation', async () => {
  expect(await goTo('/works')).toEqual([
    [first, still],
    [first, still],
    [first, still, last],
  ])
})

test.each(['/works/process', '/works#process'])('where %s leads to a lower band, they come together', async (to) => {
  expect(await goTo(to)).toEqual(Array(3).fill([first, still, last]))
})

/** Hydrates /works in a document that was served with another page's markup, or changed since, and says what stands then. */
async function hydrate(served: string, change = (_page: HTMLElement) => {}) {
  const tree = <BrowserRouter>{area}</BrowserRouter>
  await Promise.all(table.map(({ Component }) => Component.preload()))
  history.replaceState(null, '', served)
  const markup = renderToString(tree)
  history.replaceState(null, '', '/works')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  change(container)
  standing = []
  await act(async () => render(tree, { container, hydrate: true, onRecoverableError: () => {} }))
  return [...container.querySelectorAll('section')].map(({ textContent }) => textContent)
}

test('a page that a server has rendered is hydrated whole, but for static bands', async () => {
  expect(await hydrate('/works')).toEqual([first, still, last])
  // No component of the static one has run.
  expect(standing).toHaveLength(2)
})

test('where React begins anew, static bands have their words', async () => {
  const change = (page: HTMLElement) => page.querySelector('section')?.replaceWith('another’s words')
  expect(await hydrate('/works', change)).toEqual([first, still, last])
})

test('no static band of another page stays', async () => {
  expect(await hydrate('/rooms')).toEqual([first, still, last])
})
