// The styles of what stays as it is served. Its code is left out of the page, whose markup compose has written:
// `frameStyles` in platform/vite/shell.ts.
import './Footer.tsx'
import './Header.tsx'
import './PendingBar.tsx'
import './PhoneBar.tsx'
import './SkipLink.tsx'
