import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { type AreaName, type AreaProps, contractVersion, type ReleaseMap, type Site } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areasOf } from './remote.ts'

let map: Partial<ReleaseMap>
let container: object
const imported: (readonly string[])[] = []
const reload = vi.fn()

vi.mock('./releases.ts', () => ({ mapOf: async () => map, releaseOf: () => '1', liveMapOf: async () => map }))
vi.mock('./loadWhatIsLive.ts', () => ({ loadWhatIsLive: async () => {} }))
vi.mock('./importing.ts', () => ({
  importing: async (_load: unknown, files: readonly string[]) => {
    imported.push(files)
    return container
  },
}))

const own = { entry: '/r/company/assets/remoteEntry-1.js', styles: ['/r/company/assets/area.css'] }
const site = { areas: { company: own, design: {}, builders: {}, interiors: {} } } as unknown as Site

async function show(name: AreaName) {
  const Area = areasOf(site, () => ({}))[name] as ComponentType<AreaProps>
  await act(async () => {
    render(
      <Suspense fallback="on its way">
        <Area {...({} as AreaProps)} />
      </Suspense>,
    )
  })
}

beforeEach(() => {
  imported.length = 0
  reload.mockReset()
  container = { get: async () => () => ({ default: () => <h1>The area</h1> }) }
  map = {
    release: '2',
    contract: contractVersion,
    entry: '/r/design/assets/remoteEntry-2.js',
    styles: ['/r/design/assets/area.css'],
    pages: [{ path: '/sovran-design', files: ['/r/design/assets/page.js'] }],
  }
  vi.stubGlobal('location', { pathname: '/sovran-design', href: 'http://localhost:3000/sovran-design', reload })
})

afterEach(cleanup)

test('the page’s own area comes from where the page says', async () => {
  await show('company')
  expect(imported).toEqual([[own.entry, ...own.styles]])
  expect(screen.getByRole('heading').textContent).toBe('The area')
})

test('another area comes from its live release, with the files of the page at the address', async () => {
  await show('design')
  expect(imported).toEqual([
    ['/r/design/assets/remoteEntry-2.js', '/r/design/assets/area.css', '/r/design/assets/page.js'],
  ])
  expect(screen.getByRole('heading').textContent).toBe('The area')
})

test('a release of a later contract is not run: the address’s own document is loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  map.contract = contractVersion + 1
  await expect(show('design')).rejects.toThrow('2 is newer than this page, which is reloaded')
  expect(reload).toHaveBeenCalledOnce()
  expect(imported).toEqual([])
})

test('no document is loaded for a visitor who has gone elsewhere meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  map.contract = contractVersion + 1
  location.pathname = '/contact'
  await expect(show('design')).rejects.toThrow('is newer than this page')
  expect(reload).not.toHaveBeenCalled()
})
