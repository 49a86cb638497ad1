import type { ReactNode } from 'react'

export type EngineeringSubject = 'assessments' | 'load-bearing' | 'foundations' | 'beams'

const drawings: Readonly<Record<EngineeringSubject, ReactNode>> = {
  // A crack in brickwork, with a gauge across it.
  assessments: (
    <>
      <path d="M10 6h120v76H10z" />
      <path
        d="M10 25h120M10 44h120M10 63h120M40 6v19M84 6v19M62 25v19M106 25v19M28 25v19M40 44v19M84 44v19M62 63v19M106 63v19M28 63v19"
        strokeWidth={1}
        opacity={0.5}
      />
      <path d="M96 6 90 20l6 9-10 15 5 10-9 12 3 16" strokeWidth={2} />
      <path d="M62 34h22M98 34h22M78 40l12-12M92 40l12-12" />
    </>
  ),
  // A beam on two supports under an even load, its span measured.
  'load-bearing': (
    <>
      <path d="M14 46h112" strokeWidth={4} />
      <path d="M14 52l-9 16h18zM126 52l-9 16h18zM18 14v24M14 32l4 7 4-7M35 14v24M31 32l4 7 4-7M52 14v24M48 32l4 7 4-7M70 14v24M66 32l4 7 4-7M88 14v24M84 32l4 7 4-7M105 14v24M101 32l4 7 4-7M122 14v24M118 32l4 7 4-7" />
      <path d="M14 14h112M14 80h112M9 85 19 75M121 85l10-10" strokeWidth={1} />
    </>
  ),
  // A column on its footing in the ground, with width and depth.
  foundations: (
    <>
      <path d="M4 36h44M92 36h44M56 4v48H34v18h72V52H84V4" />
      <path d="M56 52h28" strokeWidth={1} />
      <path d="M8 46l-6 8M20 46l-6 8M100 46l-6 8M112 46l-6 8M124 46l-6 8" strokeWidth={1} opacity={0.6} />
      <path d="M34 82h72M29 87l10-10M101 87l10-10M120 36v34M115 41l10-10M115 75l10-10" strokeWidth={1} />
    </>
  ),
  // A beam and a column in section, with their depth.
  beams: (
    <>
      <path d="M22 10h52v8H53v52h21v8H22v-8h21V18H22zM102 10h28v68h-28zM110 10v68M122 10v68" />
      <path d="M8 10v68M3 15 13 5M3 83 13 73" strokeWidth={1} />
    </>
  ),
}

/** A diagram of an engineer's service. It is decorative: the text beside it has the same content. */
export function EngineeringDiagram({ of }: { of: EngineeringSubject }) {
  return (
    <svg viewBox="0 0 140 88" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}
