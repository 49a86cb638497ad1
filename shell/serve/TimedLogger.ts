import { type Command, Logger } from 'concurrently'

/** The time at which a program has written a line by itself, at the line's beginning. */
const ownTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z /gm

/** Begins every line with the program's name and the time, once: UTC, ISO 8601. */
export class TimedLogger extends Logger {
  override getPrefix(command: Command) {
    return `${super.getPrefix(command)} ${new Date().toISOString().slice(0, 19)}Z`
  }

  override logCommandText(text: string, command: Command) {
    super.logCommandText(text.replaceAll(ownTime, ''), command)
  }
}
