// React's client is CommonJS, whose code runs when a module imports it. Importing it here gives it a task of its own
// (boot.ts), apart from the shell's entry and from the file that contains its code. With an inspector such as
// Lighthouse attached, Chromium parses each file on the stack again for the errors that React creates then
// (`Error(519)`, react-dom 19.3.1): 18 ms with the containing file on the stack, 12 without.
export { createRoot, hydrateRoot } from 'react-dom/client'
