import { forgetOperators } from './operatorVariables.ts'

// Run before each file of unit tests.
forgetOperators()
