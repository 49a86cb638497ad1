import { print } from './print.ts'

/**
 * Reports a fault that may come thousands of times: the first at once, then one line a minute with the count, as long
 * as it lasts. `every` is in ms.
 */
export function repeatedFault(what: string, every = 60_000, say = print) {
  let count = 0
  let reported = 0
  let timer: NodeJS.Timeout | undefined

  function end() {
    clearInterval(timer)
    const total = count
    count = 0
    return total
  }

  function report() {
    if (count === reported) end()
    else say(`${what}: ${count} so far.`)
    reported = count
  }

  return {
    happened: (line: string) => {
      if (++count > 1) return
      say(line)
      reported = 1
      timer = setInterval(report, every).unref()
    },
    /** Reports, once, that the fault is over. */
    over: (line: string) => {
      if (count > 0) say(`${line} ${what}: ${end()}.`)
    },
    isOn: () => count > 0,
  }
}
