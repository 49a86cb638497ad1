/** Whether a key is pressed together with Alt, Ctrl or Meta: such keys are the browser's and the system's. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  altKey || ctrlKey || metaKey
