import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Page } from '../contract/contract.ts'
import { pageState } from '../contract/pageState.ts'
import { BrowserRouter, useNavigate } from '../contract/router.tsx'
import { AreaPages, loadable } from './AreaPages.tsx'
import { LowerBands } from './LowerBands.tsx'

/** The bands that stand in the page as each one comes. */
let standing: string[][] = []

function Band({ name }: { name: string }) {
  useLayoutEffect(() => {
    standing.push([...document.querySelectorAll('section')].map(({ textContent }) => textContent))
  }, [])
  return <section>{name}</section>
}

const pageOf = (name: string, path: string, addresses: string[]): Page => {
  const Shown: ComponentType = () => (
    <>
      <Band name={`first of ${name}`} />
      <LowerBands>
        <Band name={`last of ${name}`} />
      </LowerBands>
    </>
  )
  return {
    path,
    loader: async () => ({ default: Shown }),
    source: name,
    addresses: Object.fromEntries(addresses.map((address) => [address, { title: name, description: '' }])),
  }
}

const table = loadable([
  pageOf('rooms', '/rooms', ['/rooms']),
  pageOf('works', '/works/:section?', ['/works', '/works/process']),
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

afterEach(() => {
  cleanup()
  delete pageState().hydrated
})

const all = ['first of works', 'last of works']

test('lower bands come after the first on a navigation', async () => {
  expect(await goTo('/works')).toEqual([['first of works'], all])
})

test.each(['/works/process', '/works#process'])('where %s leads to a lower band, they come together', async (to) => {
  expect(await goTo(to)).toEqual([all, all])
})

test('a page that a server has rendered is hydrated whole', async () => {
  history.replaceState(null, '', '/works')
  await Promise.all(table.map(({ Component }) => Component.preload()))
  const tree = <BrowserRouter>{area}</BrowserRouter>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree)
  standing = []
  render(tree, { container, hydrate: true })
  expect(standing).toEqual([all, all])
})
