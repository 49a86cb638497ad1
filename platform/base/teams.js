// Shows which team owns which part of the page, and with which release: the button, or the key T. Drafts and the
// development servers have it, the live site does not.
const areas = JSON.parse(document.currentScript.dataset.areas)
const { shell } = JSON.parse(document.getElementById('site').textContent)
const style = document.head.appendChild(document.createElement('style'))
const button = document.body.appendChild(document.createElement('button'))
button.textContent = 'Teams'
button.style.cssText =
  'position:fixed;bottom:8px;left:8px;z-index:99;padding:4px 12px;font:14px sans-serif;background:#86198f;color:#fff'

// The longest prefix that begins an address is that of its area.
areas.sort((one, other) => other.prefix.length - one.prefix.length)
const areaOf = (address) => areas.find(({ prefix }) => `${address}/`.startsWith(`${prefix}/`))

const labelled = (part, words, side) => `
  ${part} { outline: 2px solid #c026d3; outline-offset: -2px }
  ${part}::before { content: '${words}'; position: absolute; ${side}: 0; z-index: 98; padding: 2px 8px }
  ${part}::before { font: bold 16px sans-serif; color: #fff; background: #86198f }`

async function toggle() {
  const isShown = button.ariaPressed !== 'true'
  const { name, team = name } = areaOf(location.pathname)
  const { metaData } = await fetch(`/r/${name}/mf-manifest.json`).then((answer) => answer.json())
  const rules = [
    labelled('main', `${team}: ${name}@${metaData.buildInfo.buildVersion}`, 'left'),
    labelled(':is(header, footer):not(main *)', `platform: shell@${shell}`, 'right'),
  ]
  style.textContent = isShown ? rules.join('') : ''
  button.ariaPressed = `${isShown}`
}

button.onclick = toggle
addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
  if (key === 't' && !altKey && !ctrlKey && !metaKey && !target.closest('input, textarea, select')) toggle()
})
