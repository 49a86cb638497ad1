import { expect, test } from 'vitest'
import { subcategories } from '../catalogue/catalogue.ts'
import { contentOf } from '../catalogue/pageContent.ts'
import type { Measured } from './drawingTypes.ts'

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

function sumsOf(drawing: Measured): number[] {
  if (drawing.kind === 'elevation') return [drawing.units.reduce((sum, { width }) => sum + width, 0)]
  return drawing.kind === 'bottles' ? [drawing.columns * drawing.pitch, drawing.rows * drawing.pitch] : []
}

test('the measurements stated for a drawing are those it is drawn from', async () => {
  for (const subcategory of subcategories) {
    const { address } = subcategory
    const { measured } = await contentOf(subcategory)
    if (!measured || 'cut' in measured) continue
    const drawn = [...numbersIn(measured.drawing), ...sumsOf(measured.drawing)]
    const said = [...measured.alt.matchAll(/\d{1,3}(?:,\d{3})+|\d{3,}/g)].map(([text]) => Number(text.replace(',', '')))
    expect(drawn, address).toEqual(expect.arrayContaining(said))
    expect(measured.drawing.kind === 'stair' || said.length > 0, address).toBe(true)
  }
})

test('every listed kind of room has its own drawing', async () => {
  for (const subcategory of subcategories)
    if (subcategory.summary.listing) expect((await contentOf(subcategory)).measured, subcategory.address).toBeDefined()
})
