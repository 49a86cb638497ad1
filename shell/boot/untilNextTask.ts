export const untilNextTask = () => new Promise((next) => setTimeout(next))
