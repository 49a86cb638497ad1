import { type ComponentType, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { Island } from '../area/Island.tsx'
import { Static } from '../area/Static.tsx'
import type { Page } from '../contract/contract.ts'
import { pageState } from '../contract/pageState.ts'
import { useParams } from '../loading/router.tsx'
import { interactiveInStatic } from './interactiveInStatic.tsx'

const press = { onClick: () => {} }
const Press = ({ if: isThere = true }: { if?: boolean }) => <button type="button" {...(isThere && press)} />
const Words = ({ children }: { children?: ReactNode }) => <p>{children}</p>

const State = () => useState('words')[0]
const Remembered = memo(State)
const Effect = () => useEffect(() => {}, []) ?? null
const Ref = () => <span ref={useRef(null)} />
const OfOneAddress = () => <Press if={useParams().id === 'second'} />
const OfAnyAddress = () => <Press if={useParams().id === '_'} />
const OfAWindow = () => <Press if={matchMedia('(hover: hover)').matches} />
const OfOtherWindows = () => <Press if={!matchMedia('(hover: hover)').matches} />
const OfAFirstPage = () => <Press if={!('hydrated' in pageState())} />
const OfLaterPages = () => <Press if={'hydrated' in pageState()} />
const Pressable = () => (
  <Island>
    <Words />
  </Island>
)

const pageShowing = (Shown: ComponentType): Page => ({
  pattern: '/works/:id/:section?',
  source: '',
  loader: async () => ({ default: Shown }),
  paths: { '/works/first': head, '/works/second': head, '/works/second/process': head },
  wildcardHead: () => head,
})
const head = { title: '', description: '' }

// Fails if a new React version stores its rendered tree in another way.
test.each<[ComponentType, string]>([
  [Press, 'Press has onClick'],
  [State, 'State has state'],
  [Remembered, 'State has state'],
  [Effect, 'Effect has an effect'],
  [Ref, 'Ref has a ref'],
  [OfOneAddress, 'second'],
  [OfAnyAddress, '_'],
  [OfAWindow, 'Press has onClick'],
  [OfOtherWindows, 'Press has onClick'],
  [OfAFirstPage, 'Press has onClick'],
  [OfLaterPages, 'Press has onClick'],
  [Pressable, 'Island has an effect'],
])('reports a band that needs hydration: %o', async (Band, said) => {
  const Dead = () => (
    <Static>
      <Words>
        <Band />
      </Words>
    </Static>
  )
  expect((await interactiveInStatic([pageShowing(Dead)])).join()).toContain(said)
})

test('reports neither interaction outside a static band nor plain markup inside', async () => {
  const Live = () => (
    <>
      <State />
      <Static>
        <Words />
      </Static>
    </>
  )
  expect(await interactiveInStatic([pageShowing(Live)])).toEqual([])
})
