import { useId } from 'react'

/** What a visitor asks for later, in a file of its own. */
export const Plans = () => <p id={useId()}>The plans are here</p>
