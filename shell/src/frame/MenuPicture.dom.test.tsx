import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeWindow, installFakeWindow, pass } from '../testing/fakeWindow.ts'
import { closeHeader, openHeader } from '../testing/openHeader.tsx'

beforeEach(installFakeWindow)
afterEach(closeHeader)

describe('the pictures of the menus', () => {
  const pictures = (name: string) => document.querySelectorAll(`header img[src*="${name}"]`).length

  test('wait a second, and 100 ms more for each step', () => {
    openHeader()
    pass(999)
    expect(document.querySelectorAll('img')).toHaveLength(0)
    pass(1)
    expect([pictures('rooms'), pictures('cupboards')]).toEqual([1, 0])
    pass(100)
    expect([pictures('cupboards'), pictures('cooking')]).toEqual([1, 0])
    pass(100)
    expect([pictures('cooking'), pictures('film')]).toEqual([1, 0])
    pass(100)
    expect(pictures('film')).toBe(1)
  })

  test('are those of the menu that the window has, and of the other when it changes', () => {
    fakeWindow.isWide = false
    openHeader()
    pass(2000)
    expect(pictures('rooms')).toBe(0)
    expect(document.querySelectorAll('dialog img[src*="rooms"]')).toHaveLength(1)

    fakeWindow.isWide = true
    for (const list of fakeWindow.queries) {
      list.matches = !list.matches
      list.dispatchEvent(new Event('change'))
    }
    pass(999)
    expect(pictures('rooms')).toBe(0)
    pass(1)
    expect(pictures('rooms')).toBe(1)
  })

  test('are lazy, so that a menu which is not shown fetches none', () => {
    openHeader()
    pass(2000)
    for (const picture of document.querySelectorAll('img')) expect(picture.getAttribute('loading')).toBe('lazy')
  })

  test('of the main categories are preloaded once the page is complete, for wide windows only', () => {
    const made = vi.spyOn(document, 'createElement')
    // React makes sources as well, for the pictures in the menu. The preloaded ones are not in the document.
    const preloads = () =>
      made.mock.results
        .map(({ value }) => value)
        .filter((element): element is HTMLSourceElement => element instanceof HTMLSourceElement)
        .filter((source) => !source.isConnected && source.parentElement?.querySelector('img'))
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    openHeader()
    expect(preloads()).toHaveLength(0)
    fireEvent(window, new Event('load'))
    expect(preloads().map(({ srcset }) => srcset)).toEqual([
      expect.stringContaining('rooms'),
      expect.stringContaining('cupboards'),
      expect.stringContaining('cooking'),
    ])
    for (const { media } of preloads()) expect(media).toBe('(min-width: 64em)')
  })
})
