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

/** The bands in the page at the moment each band mounted. */
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

/** Stands in for a link: the shell would intercept it. */
function On({ to }: { to: string }) {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(to)}>
      on
    </button>
  )
}

/** Opens /rooms, navigates to a path, and returns the bands in the next page at the moment each one mounted. */
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

test('after a navigation, deferred bands render after the first bands', async () => {
  expect(await goTo('/works')).toEqual([
    [first, still],
    [first, still],
    [first, still, last],
  ])
})

test.each(['/works/process', '/works#process'])('if %s leads to a deferred band, all render at once', async (to) => {
  expect(await goTo(to)).toEqual(Array(3).fill([first, still, last]))
})

/**
 * Hydrates /works with the markup of the path `served`, after `change`, and returns the bands that are then in the
 * page.
 */
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

test('a prerendered page is hydrated whole, except for its static bands', async () => {
  expect(await hydrate('/works')).toEqual([first, still, last])
  // The component of the static band has not run.
  expect(standing).toHaveLength(2)
})

test('static bands keep their text if React renders the page again', async () => {
  const change = (page: HTMLElement) => page.querySelector('section')?.replaceWith('another’s words')
  expect(await hydrate('/works', change)).toEqual([first, still, last])
})

test('no static band of another page remains', async () => {
  expect(await hydrate('/rooms')).toEqual([first, still, last])
})
