export interface Place {
  /** The name of the place, shown with its address. */
  title: string
  street: string
  district: string
  postcode: string
  country: string
  /** The address in one line. */
  line: string
  /** Decimal degrees. */
  at: { lat: number; lon: number }
}

const map = 'https://www.openstreetmap.org'
// Half the width and height of the embedded map.
const [halfWidth, halfHeight] = [0.025, 0.008]

/** The URLs of a place's map: to embed, and to open. */
export function mapOf({ at: { lat, lon } }: Place) {
  const box = [lon - halfWidth, lat - halfHeight, lon + halfWidth, lat + halfHeight]
  const bbox = box.map((degrees) => degrees.toFixed(4)).join(',')
  return {
    frame: `${map}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${lat}%2C${lon}`,
    link: `${map}/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`,
  }
}
