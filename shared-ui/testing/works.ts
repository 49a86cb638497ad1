import { masterOf } from '../content/masterOf.ts'
import type { Work } from '../content/work.ts'

const modules = import.meta.glob<{ default: Work; pictures: readonly string[] }>('../content/works/*.ts', {
  eager: true,
})

/** Every work. `pictures` lists the masters of its pictures, drawings and film stills, whole and cropped. */
export const works = Object.values(modules).map(({ default: work, pictures }) => ({ work, pictures }))

/** The work in a picture. */
export const workIn = (picture: { name: string }): Work | undefined =>
  works.find(({ pictures }) => pictures.includes(masterOf(picture)))?.work
