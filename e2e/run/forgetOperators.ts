import { forgetOperators } from './operatorVariables.ts'

// vitest.config.ts runs this before each file of unit tests.
forgetOperators()
