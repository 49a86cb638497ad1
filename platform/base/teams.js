// The ownership overlay: a button or the key T shows which team owns each part of the page, and its release. Only
// drafts and development servers include this script, never the live site.
const areas = JSON.parse(document.currentScript.dataset.areas)
const { shell } = JSON.parse(document.getElementById('site').textContent)
const style = document.head.appendChild(document.createElement('style'))
const button = document.body.appendChild(document.createElement('button'))
button.textContent = 'Teams'
button.style.cssText =
  'position:fixed;bottom:8px;left:8px;z-index:99;padding:4px 12px;font:14px sans-serif;background:#86198f;color:#fff'

// A URL belongs to the area with the longest matching prefix.
areas.sort((one, other) => other.prefix.length - one.prefix.length)

const labelRule = (part, label, side) => `
  ${part} { outline: 2px solid #c026d3; outline-offset: -2px }
  ${part}::before { content: '${CSS.escape(label)}'; position: absolute; ${side}: 0; z-index: 98; padding: 2px 8px }
  ${part}::before { font: bold 16px sans-serif; color: #fff; background: #86198f }`

function show() {
  const { name, team, release } = areas.find(({ prefix }) => `${location.pathname}/`.startsWith(`${prefix}/`))
  const rules = [
    labelRule('main', `${team}: ${name}@${release}`, 'left'),
    labelRule(':is(header, footer):not(main *)', `platform: shell@${shell}`, 'right'),
  ]
  style.textContent = button.ariaPressed === 'true' ? rules.join('') : ''
}

function toggle() {
  button.ariaPressed = `${button.ariaPressed !== 'true'}`
  show()
}

button.onclick = toggle
// Navigation within the site loads no document. The shell announces the new page to screen readers once it has
// rendered.
for (const announcer of document.querySelectorAll('body > [aria-live]'))
  new MutationObserver(show).observe(announcer, { childList: true, characterData: true, subtree: true })
addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
  const isTyping = target.isContentEditable || target.closest?.('input, textarea, select')
  // Autofill sends keydown events without a key.
  if (key?.toLowerCase() === 't' && !isTyping && !altKey && !ctrlKey && !metaKey) toggle()
})
