import { Drawing } from 'shared-ui/Drawing'
import { ScaleDrawing } from 'shared-ui/ScaleDrawing'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { BathSections, widthOf as widthOfBaths } from '../../drawings/Baths.tsx'
import { Bottles } from '../../drawings/Bottles.tsx'
import { CinemaSection } from '../../drawings/CinemaSection.tsx'
import type { DrawingWords, Measured } from '../../drawings/drawingTypes.ts'
import { Elevation } from '../../drawings/Elevation.tsx'
import { HangingLengths, widthOf as widthOfGarments } from '../../drawings/HangingLengths.tsx'
import { Stair } from '../../drawings/Stair.tsx'
import styles from './MadeToMeasure.module.css'

/** The drawing for a kind of room, its size, and the space for its dimensions. */
function drawnFrom(drawing: Measured) {
  switch (drawing.kind) {
    case 'cinema':
      return {
        width: drawing.length,
        height: drawing.height,
        around: [4, 9, 12, 9] as const,
        draw: (px: number) => <CinemaSection {...drawing} px={px} />,
      }
    case 'hanging':
      return {
        width: widthOfGarments(drawing),
        height: drawing.rail,
        around: [1, 3, 6, 7] as const,
        draw: (px: number) => <HangingLengths {...drawing} px={px} />,
      }
    case 'baths':
      return {
        width: widthOfBaths(drawing.baths),
        height: Math.max(...drawing.baths.map(({ height }) => height)),
        around: [8, 3, 7, 3] as const,
        draw: (px: number) => <BathSections {...drawing} px={px} />,
      }
    case 'elevation':
      return {
        width: drawing.units.reduce((sum, { width }) => sum + width, 0),
        height: drawing.height,
        // Separate pieces have no overall dimension.
        around: [3, 8, drawing.units.some(({ front }) => front === 'wall') ? 6 : 11, 8] as const,
        draw: (px: number) => <Elevation {...drawing} px={px} />,
      }
    case 'stair':
      return {
        width: drawing.going * drawing.steps + 600,
        height: drawing.rise * drawing.steps,
        around: [28, 4, 8, 8] as const,
        draw: (px: number) => <Stair {...drawing} px={px} />,
      }
    case 'bottles':
      return {
        width: drawing.columns * drawing.pitch,
        height: drawing.rows * drawing.pitch,
        around: [7, 3, 8, 8] as const,
        draw: (px: number) => <Bottles {...drawing} px={px} />,
      }
  }
}

/** The drawing that only this kind of room has, to scale from its numbers or from its model. */
export function MadeToMeasure({ title, note, caption, detail, also, ...drawn }: DrawingWords) {
  return (
    <Section>
      <SectionHead title={title} note={note} />
      {'cut' in drawn ? (
        <Drawing drawing={drawn.cut} title={caption} detail={detail} />
      ) : (
        <Numbers {...drawn} title={caption} detail={detail} />
      )}
      {also && (
        <div className={styles.also}>
          <Drawing drawing={also.cut} title={also.caption} detail={also.detail} />
        </div>
      )}
    </Section>
  )
}

interface NumbersProps {
  title: string
  detail: string | undefined
  alt: string
  drawing: Measured
}

function Numbers({ drawing, ...words }: NumbersProps) {
  const { draw, ...sheet } = drawnFrom(drawing)
  return (
    <ScaleDrawing {...sheet} {...words}>
      {draw}
    </ScaleDrawing>
  )
}
