import { type Command, Logger } from 'concurrently'

/** A time that a program itself has written at the beginning of a line. */
const ownTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z /gm

/** A logger that begins every line with the program's name and, only once, the time: UTC, ISO 8601. */
export class TimedLogger extends Logger {
  override getPrefix(command: Command) {
    return `${super.getPrefix(command)} ${new Date().toISOString().slice(0, 19)}Z`
  }

  override logCommandText(text: string, command: Command) {
    super.logCommandText(text.replaceAll(ownTime, ''), command)
  }
}
