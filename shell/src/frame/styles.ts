// The styles of the static frame. Its code is left out of the page, as compose has written the markup: `frameStyles` in
// platform/vite/shell.ts.
import './Footer.tsx'
import './Header.tsx'
import './PendingBar.tsx'
import './PhoneBar.tsx'
import './SkipLink.tsx'
