import { routes } from 'shared-ui/brand'
import cellarPlan from 'shared-ui/drawings/cellar-plan'
import cellarSection from 'shared-ui/drawings/cellar-section'
import { danutaKowal } from 'shared-ui/people.content'
import brasserieBarCounter from 'shared-ui/pictures/brasserie-bar-counter'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import wineCellarDoorSteps from 'shared-ui/pictures/wine-cellar-door-steps'
import wineCellarRackCradles from 'shared-ui/pictures/wine-cellar-rack-cradles'
import wineCellarSmokedOakRacks from 'shared-ui/pictures/wine-cellar-smoked-oak-racks'
import wineCellarTastingTableClose from 'shared-ui/pictures/wine-cellar-tasting-table-close'
import brasserieKew from 'shared-ui/works/brasserie-kew'
import brickVaultedCellarKew from 'shared-ui/works/brick-vaulted-cellar-kew'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Brick-vaulted cellar, Kew: a wine cellar',
  about: { title: 'the brick-vaulted cellar, Kew', service: 'interiors' },
  description:
    'A coal vault of 29\u00a0m² in Kew dried and racked in smoked oak for some 1,500 bottles, and held at twelve degrees beside a boiler room, ten weeks on site.',
} as const satisfies WorkSummary

/** The words of /works/brick-vaulted-cellar-kew. */
export default {
  work: brickVaultedCellarKew,
  hero: { picture: wineCellarBrickVault, caption: 'From the door: racks on both sides, the display at the end' },
  similar: { title: 'Wine cellars like this', link: `${routes.interiors}/bespoke-areas/wine-cellars` },
  facts: {
    client: 'Private, a collector',
    area: 29,
    did: 'Drawings, waterproofing and joinery',
    manager: danutaKowal.name,
  },
  programme: [
    { title: 'Cleaning and drying', weeks: 3 },
    { title: 'Drain, membrane, floor', weeks: 3 },
    { title: 'Cooling and cables', weeks: 1 },
    { title: 'Racks and display', weeks: 2 },
    { title: 'Tests and first bottles' },
  ],
  story: {
    title: 'It had been wet since 1840.',
    paragraphs: [
      'The vault lies under the front garden: 3.8\u00a0metres wide, 7.6 long and 2.6 high at the crown, built for coal and empty since the war. Water came through the brick after rain and through the floor in March.',
      'A cellar for wine should be damp, at about 70% humidity, and never wet. So we did not seal the brick. It was cleaned with steam, repointed in lime and left to dry for three weeks with the door open. Behind the racks and under the floor runs a cavity membrane with studs of 8\u00a0mm. Whatever comes through the wall falls behind it to a channel, and from there to a sump with two pumps and an alarm. The crown of the vault stays bare: over it, in the garden, lies a new membrane under the paving, which was lifted in numbered pieces and put back.',
      'The boiler stands on the other side of one wall. That wall has 100\u00a0mm of insulation and a vapour barrier. Behind the others is earth, which stays at about twelve degrees by itself. The cooling is split, with its noisy half in the old coal hole. The temperature is twelve degrees; over a year of readings it moved by half a degree.',
      'The racks are smoked oak, unvarnished, because varnish smells. They hold some 1,500 bottles, each on its own cradle.',
    ],
  },
  rows: [
    [{ picture: wineCellarDoorSteps, caption: 'Back to the door and the steps, with the lanterns’ switch beside it' }],
    [
      { picture: wineCellarTastingTableClose, caption: 'The cask table, and three shelves of what is open' },
      { picture: wineCellarRackCradles, caption: 'Each bottle in its own cradle, and the year on a paper tag' },
    ],
  ],
  drawings: [
    { drawing: cellarPlan, title: 'Plan of the vault', detail: 'Dimensions in millimetres' },
    { drawing: cellarSection, title: 'Section across the vault', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: wineCellarSmokedOakRacks, caption: 'Racks from the floor to the springing of the vault' },
    items: [
      { name: 'Vault', value: 'Pale stock brick, repointed in lime, bare' },
      { name: 'Racks', value: 'Smoked oak, unfinished, cradles of 75 and 90\u00a0mm' },
      { name: 'Floor', value: 'York stone, 600 × 400\u00a0mm, on a drained cavity' },
      { name: 'Membrane', value: '8\u00a0mm studs, to a sump with two pumps' },
      { name: 'Insulation', value: '100\u00a0mm PIR on the boiler wall, taped' },
      { name: 'Cooling', value: 'Split system, 12\u00a0°C at 70% humidity' },
      { name: 'Light', value: 'Brass lanterns, 2,400\u00a0K, switched by the door' },
    ],
  },
  next: { work: brasserieKew, picture: brasserieBarCounter },
} as const satisfies WorkContent
