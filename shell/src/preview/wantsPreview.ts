/** Whether this tab asks for a remote of its own choice, or for the outlines: almost nobody does. */
export function wantsPreview(): boolean {
  try {
    return /[?&](remote\.|boundaries)/.test(location.search) || sessionStorage.getItem('preview') !== null
  } catch {
    // A browser that blocks storage remembers no preview.
    return false
  }
}
