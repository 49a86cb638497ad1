/** The modules that areas take from the shell: platform/vite/shell.ts defines it from platform/vite/shared.ts. */
declare const sharedNames: readonly string[]
