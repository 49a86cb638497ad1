import { expect, test } from 'vitest'
import { withoutScripts } from './serveBareSite.ts'

test('scripts and the tags that fetch code are removed; structured data stays', () => {
  const structured = '<script type="application/ld+json">{"@type":"Organization"}</script>'
  const words = '<main><h1>Kitchens</h1></main>'
  const html = [
    '<script type="importmap">{"imports":{}}</script>',
    structured,
    '<script>document.title\n= "on two lines"</script>',
    words,
    '<template id="code"><link rel="modulepreload" href="/r/shell/assets/index-1.js"></template>',
    '<script type="module" src="/r/shell/assets/index-1.js"></script>',
  ]
  expect(withoutScripts(html.join(''))).toBe(structured + words)
})
