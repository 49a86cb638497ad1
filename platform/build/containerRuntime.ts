// The stand-in for the runtime of @module-federation/vite in an area's build (`implementation` in app.ts). A container needs
// none: what it takes is read from the page (federation.ts), where the shell or its own `init` has put it. The plugin's
// runtime would add 15 KiB to every page.

const refuse = (): never => {
  throw new Error(
    'A container loads no remotes and no shares by the plugin’s runtime: see platform/build/federation.ts.',
  )
}

export { refuse as init, refuse as loadRemote, refuse as loadShare }
