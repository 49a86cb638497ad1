import type { CSSProperties } from 'react'
import styles from './BearingScale.module.css'

interface BearingScaleProps {
  /** The centre of the view, in degrees from north. */
  bearing: number
  /** The letters of north, east, south and west. */
  points: readonly string[]
  /** Whether the panorama is loading. */
  pending: boolean
}

/** A tick every 15 degrees, a long one at each point. */
const ticks = Array.from({ length: 25 }, (_, index) => ({ x: index * 10, y: index % 6 === 0 ? 0 : 3 }))

/** A scale of the full horizon, with a dimension line as wide as the view. */
export function BearingScale({ bearing, points, pending }: BearingScaleProps) {
  return (
    <div
      className={styles.scale}
      style={{ '--bearing': bearing } as CSSProperties}
      data-pending={pending || undefined}
      aria-hidden="true"
    >
      {/* Three copies of the line, 360 degrees apart: when one leaves on one side, the next enters on the other. */}
      {[-1, 0, 1].map((round) => (
        <i key={round} style={{ '--round': round } as CSSProperties} />
      ))}
      <svg viewBox="0 0 240 9" preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d={ticks.map(({ x, y }) => `M${x} ${y}V9`).join('')} />
      </svg>
      <p>
        {[...points, points[0]].map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and north is at both of its ends.
          <span key={index}>{point}</span>
        ))}
      </p>
    </div>
  )
}
