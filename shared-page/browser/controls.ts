/** A control with a visitor's input or choice. A button has none. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (element: Element): element is Control => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

const canBeChecked = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

/** A control's value; empty for an unchecked checkbox or radio button. */
export const valueIn = (control: Control) => (canBeChecked(control) && !control.checked ? '' : control.value)

/** Sets a control to a value that `valueIn` returned. */
export function setValue(control: Control, value: string) {
  if (canBeChecked(control)) control.checked = control.value === value
  // Assigning an equal value would move the cursor to the end.
  else if (control.value !== value) control.value = value
}

export const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isControl)
