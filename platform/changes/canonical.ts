// A build names its files and its style classes by their content, so that one changed word renames files on every page of
// its area. Without these parts two texts are equal where nothing else differs.
const hashOfFile = /-[\w-]{8}(?=\.(?:js|css)\b)/g
const hashOfClass = /\b(_[a-zA-Z]\w*?)_[a-z0-9]{5}_\d+\b/g
const integrity = /sha256-[\w+/]{43}=/g
const idOfReact = /_R_\w*_/g

/** A text of a build without what only says which build it is: hashes in the names of files and classes, integrities. */
export const canonical = (text: string) =>
  text
    .replaceAll(hashOfFile, '')
    .replaceAll(hashOfClass, '$1')
    .replaceAll(integrity, 'sha256')
    .replaceAll(idOfReact, '_R_')
