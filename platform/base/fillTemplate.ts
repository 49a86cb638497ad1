/** A script element that holds data and no code. A `<` is escaped: no text in it ends the element. */
export const dataScript = (attributes: string, data: unknown, replacer?: (name: string, value: unknown) => unknown) =>
  `<script ${attributes}>${JSON.stringify(data, replacer).replaceAll('<', '\\u003c')}</script>`

/** The shell's page with its parts, each in place of a comment such as `<!--app-->`. */
export const fillTemplate = (template: string, parts: Readonly<Record<string, string>>) =>
  template.replaceAll(/<!--(\w+)-->/g, (comment, name) => parts[name] ?? comment)
