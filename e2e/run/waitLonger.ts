import { configure } from '@testing-library/dom'

// vitest.config.ts runs this before each file of tests with a DOM. A page's code is imported when the page is first shown:
// on a busy machine that takes longer than the second for which queries usually wait.
configure({ asyncUtilTimeout: 15_000 })
