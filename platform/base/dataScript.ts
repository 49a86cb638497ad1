/** A script element that holds data and no code. A `<` is escaped: no text in it ends the element. */
export const dataScript = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
