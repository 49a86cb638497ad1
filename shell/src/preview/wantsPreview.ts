/** Whether this tab asks for a remote of its own choice, or for the outlines: almost nobody does. */
export function wantsPreview(): boolean {
  try {
    return /[?&](remote\.|boundaries)/.test(location.search) || sessionStorage.getItem('preview') !== null
  } catch {
    // Where storage is forbidden, there is nothing to remember.
    return false
  }
}
