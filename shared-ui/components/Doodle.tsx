import { useEffect, useRef, useState } from 'react'
import { assetUrl } from 'shared-page/area'
import { classes } from './classes.ts'
import styles from './Doodle.module.css'
import { useOnScreen } from './motion/useOnScreen.ts'

const count = 5
const drawingAt = (number: number) => assetUrl(`/svg/SVG/doodle-${number}.svg`)

/** The elements that a drawing may have. */
const drawingElements = /^(svg|g|path|line|polyline|polygon|rect|circle|ellipse)$/
const isDrawing = (element: Element): boolean =>
  drawingElements.test(element.localName) &&
  [...element.attributes].every(({ name }) => !/^on|href|style/i.test(name)) &&
  [...element.children].every(isDrawing)

/** Fetches a drawing; rejects if the response is anything but plain SVG shapes. */
// Not `fetch`: a script would have to parse its text, which the page's Trusted Types forbid.
const fetchDrawing = (address: string) =>
  new Promise<Element>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onloadend = () => {
      const root = request.status === 200 ? request.responseXML?.documentElement : undefined
      if (root?.localName === 'svg' && isDrawing(root)) resolve(document.importNode(root, true))
      else reject(new Error(`${address} responded with ${request.status}, or is not a drawing`))
    }
    request.send()
  })

/** One of five plan symbols, chosen at random when it comes into view. Nothing is shown if its file fails to load. */
export function Doodle({ className }: { className?: string | undefined }) {
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useOnScreen(place)
  const [number, setNumber] = useState<number>()
  const [fallback, setFallback] = useState<'none' | 'picture'>('none')
  useEffect(() => {
    if (isSeen) setNumber((drawn) => drawn ?? 1 + Math.floor(Math.random() * count))
  }, [isSeen])
  useEffect(() => {
    if (!number) return
    let isCurrent = true
    fetchDrawing(drawingAt(number)).then(
      (svg) => isCurrent && place.current?.replaceChildren(svg),
      () => isCurrent && setFallback('picture'),
    )
    return () => {
      isCurrent = false
    }
  }, [number])
  return (
    <span className={classes(styles.doodle, className)} aria-hidden="true">
      {/* The drawing is inserted here without React, so React must not render children here. */}
      <span ref={place} />
      {number && fallback === 'picture' && (
        <img src={drawingAt(number)} alt="" width="200" height="200" onError={() => setFallback('none')} />
      )}
    </span>
  )
}
