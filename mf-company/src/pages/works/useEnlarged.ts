import { useEffect, useRef, useState } from 'react'
import type { LightboxProps } from 'shared-ui/Lightbox'
import { useNavigate, useParams } from 'shared-ui/router'
import { linkId, pictureAddress } from './pictureAddress.ts'
import type { View } from './work.ts'

/** How long a picture has to be shown until the address names it, in ms. */
// Safari refuses more than a hundred changes of the address in ten seconds, which a held arrow key would make in three:
// https://developer.mozilla.org/docs/Web/API/History/replaceState#exceptions
const restTime = 150

/**
 * The picture that the address enlarges, as the lightbox takes it; undefined on the work's own address. Back closes it,
 * and turning its pages adds nothing to the way back.
 */
export function useEnlarged(address: string, views: readonly View[]): Omit<LightboxProps, 'page'> | undefined {
  const navigate = useNavigate()
  const { picture } = useParams()
  const named = picture === undefined ? undefined : Number(picture) - 1
  // The picture that the visitor has turned to, ahead of the address.
  const [turned, setTurned] = useState<number>()
  const shown = named === undefined ? undefined : (turned ?? named)
  const last = useRef(shown)
  const isOpenedHere = useRef(false)

  useEffect(() => {
    const before = last.current
    last.current = shown
    if (before === undefined && shown !== undefined) isOpenedHere.current = true
    // The focus goes to the picture that was shown last, which need not be the one that was opened.
    if (before !== undefined && shown === undefined) document.getElementById(linkId(before + 1))?.focus()
  }, [shown])

  useEffect(() => {
    if (turned === undefined) return
    if (named === undefined || turned === named) return setTurned(undefined)
    const timer = setTimeout(() => navigate(pictureAddress(address, turned + 1), { replace: true }), restTime)
    return () => clearTimeout(timer)
  }, [turned, named, address, navigate])

  if (shown === undefined) return undefined
  return {
    shown,
    pictures: views.map((view, index) => ({ ...view, address: pictureAddress(address, index + 1) })),
    show: setTurned,
    onClosed: () => (isOpenedHere.current ? navigate(-1) : navigate(address, { replace: true })),
  }
}
