import type { AreaName, Site } from 'shared-ui/contract'

// React Refresh of an area's server wants this, and a shell in production has none.
const preamble = `<script>
  window.$RefreshReg$ = () => {}
  window.$RefreshSig$ = () => (type) => type
  window.__vite_plugin_react_preamble_installed__ = true
</script>`

const block = /(<script type="application\/json" id="site">)([^<]*)(<\/script>)/

/**
 * A document of the released site in which one area comes from its development server: nothing is prerendered, and the
 * shell asks the server at `/r/{area}/live.json` what is live.
 */
export async function onReleased(name: AreaName, address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  const site = JSON.parse(block.exec(html)?.[2] ?? '{}') as Site
  const { menu } = site.areas[name]
  const shown: Site = { ...site, areas: { ...site.areas, [name]: { menu } } }
  return html
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="site">)/, '$1$2')
    .replace(block, (_all, start, _json, end) => start + JSON.stringify(shown).replaceAll('<', '\\u003c') + end)
    .replaceAll(new RegExp(`<script type="module" src="/r/${name}/[^>]*></script>`, 'g'), '')
    .replace('<head>', `<head>${preamble}`)
}
