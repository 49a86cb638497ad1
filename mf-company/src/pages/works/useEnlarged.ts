import { useEffect, useRef } from 'react'
import type { LightboxProps } from 'shared-ui/Lightbox'
import { useNavigate, useParams } from 'shared-ui/router'
import { linkId, pictureAddress } from './pictureAddress.ts'
import type { View } from './work.ts'

/**
 * The picture that the address enlarges, as the lightbox takes it; undefined on the work's own address. Back closes it,
 * and turning its pages adds nothing to the way back.
 */
export function useEnlarged(address: string, views: readonly View[]): Omit<LightboxProps, 'page'> | undefined {
  const navigate = useNavigate()
  const { picture } = useParams()
  const shown = picture === undefined ? undefined : Number(picture) - 1
  const last = useRef(shown)
  const isOpenedHere = useRef(false)

  useEffect(() => {
    const before = last.current
    last.current = shown
    if (before === undefined && shown !== undefined) isOpenedHere.current = true
    // The focus goes to the picture that was shown last, which need not be the one that was opened.
    if (before !== undefined && shown === undefined) document.getElementById(linkId(before + 1))?.focus()
  }, [shown])

  if (shown === undefined) return undefined
  return {
    shown,
    pictures: views.map((view, index) => ({ ...view, address: pictureAddress(address, index + 1) })),
    show: (index) => navigate(pictureAddress(address, index + 1), { replace: true }),
    onClosed: () => (isOpenedHere.current ? navigate(-1) : navigate(address, { replace: true })),
  }
}
