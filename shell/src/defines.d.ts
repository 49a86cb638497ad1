/** The names of the modules that areas take from the shell: a constant that platform/vite/shell.ts defines. */
declare const sharedNames: readonly string[]
