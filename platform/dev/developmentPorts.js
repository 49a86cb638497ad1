import { numberOf } from '../base/ports.ts'
/** The port of a unit's development server. DEV_PORT moves them all. */
export const developmentPort = (unit) => Number(process.env.DEV_PORT || 5173) + numberOf(unit)
export const developmentOrigin = `http://localhost:${developmentPort('shell')}`
