const stackOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // Chromium begins a stack with the message, which the overlay shows already.
  const stack = (error.stack ?? '').replace(`${error}\n`, '')
  return error.cause ? `${stack}\n\nCaused by: ${error.cause}\n${stackOf(error.cause)}` : stack
}

/**
 * Shows what a component has thrown over the page, with its stack, as Vite shows a syntax error: the next edit takes it
 * away. Development only.
 */
export function showFault(error: unknown, { componentStack = ' unknown' }: { componentStack?: string | undefined }) {
  console.error(error)
  const Overlay = customElements.get('vite-error-overlay') as
    | (new (fault: {
        message: string
        stack: string
      }) => HTMLElement)
    | undefined
  // A fault that is shown already is the cause: an area with a syntax error cannot be loaded either.
  if (!Overlay || document.querySelector('vite-error-overlay')) return
  const stack = `${stackOf(error)}\n\nThe components:${componentStack}`
  document.body.append(new Overlay({ message: String(error), stack }))
}
