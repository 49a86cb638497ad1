/** Installs the browsers that are named and that this machine lacks: a Chromium, and other engines where they can be had. */
import { findChromium } from '../../platform/base/chromium.ts'
import { engines, installEngine } from '../engines/findEngines.ts'

const wanted = process.argv.slice(2)
if (wanted.includes('chromium')) findChromium()
for (const name of engines) if (wanted.includes(name)) installEngine(name)
