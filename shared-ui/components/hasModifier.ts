/** Whether a key is pressed together with Alt, Ctrl or Meta, which browsers and systems reserve. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  altKey || ctrlKey || metaKey
