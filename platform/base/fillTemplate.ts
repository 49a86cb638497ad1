/** A script element that holds data, not code. Each `<` is escaped, so no text in the data can end the element. */
export const dataScript = (attributes: string, data: unknown, replacer?: (name: string, value: unknown) => unknown) =>
  `<script ${attributes}>${JSON.stringify(data, replacer).replaceAll('<', '\\u003c')}</script>`

/** Fills the shell's template: each part replaces a comment such as `<!--app-->`. */
export const fillTemplate = (template: string, parts: Readonly<Record<string, string>>) =>
  template.replaceAll(/<!--(\w+)-->/g, (comment, name) => parts[name] ?? comment)
