// Shows which team owns which part of the page, and with which release: the button, or the key T. Drafts and the
// development servers have it, and the live site has not.
const areas = JSON.parse(document.currentScript.dataset.areas)
const { shell } = JSON.parse(document.getElementById('site').textContent)
const button = document.body.appendChild(document.createElement('button'))
button.textContent = 'Teams'
button.style.cssText =
  'position:fixed;bottom:8px;left:8px;z-index:99;padding:4px 12px;font:14px sans-serif;background:#86198f;color:#fff'

// The longest prefix that begins an address is that of its area.
areas.sort((one, other) => other.prefix.length - one.prefix.length)
const areaOf = (address) => areas.find(({ prefix }) => `${address}/`.startsWith(`${prefix}/`))

async function show(isShown) {
  const { name, team } = areaOf(location.pathname)
  const { release } = await fetch(`/r/${name}/live.json`).then((answer) => answer.json())
  const frame = `platform: shell@${shell}`
  const parts = {
    main: `${team ?? name}: ${name}@${release}`,
    'header:not(main *)': frame,
    'footer:not(main *)': frame,
  }
  for (const label of document.querySelectorAll('.team')) label.remove()
  for (const [selector, words] of Object.entries(isShown ? parts : {})) {
    const part = document.querySelector(selector)?.getBoundingClientRect()
    if (!part) continue
    const label = document.body.appendChild(document.createElement('div'))
    label.className = 'team'
    label.textContent = words
    const place = `top:${part.top + scrollY}px;left:${part.left}px;width:${part.width}px;height:${part.height}px`
    label.style.cssText = `position:absolute;z-index:98;pointer-events:none;border:2px solid #c026d3;padding:2px 8px;font:bold 16px sans-serif;color:#fff;text-shadow:0 0 4px #000,0 0 8px #86198f;text-align:${words === frame ? 'right' : 'left'};${place}`
  }
  button.ariaPressed = `${isShown}`
}

const toggle = () => show(button.ariaPressed !== 'true')
button.onclick = toggle
addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
  if (key === 't' && !altKey && !ctrlKey && !metaKey && !target.closest('input, textarea, select')) toggle()
})
