// The stand-in for the runtime of @module-federation/vite in an area's build (`implementation` in vite.base.ts). The
// shell opens a container with `get`, and shared modules are read from the page (federation.ts): nothing is left to
// negotiate. The plugin's own runtime would add 15 KiB to every page for that.

const refuse = (): never => {
  throw new Error('This container shares nothing by itself: open it with get(), as shell/src/openContainer.ts does.')
}

export { refuse as init, refuse as loadRemote, refuse as loadShare }
