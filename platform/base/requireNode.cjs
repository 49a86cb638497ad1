// Ends a command with a one-sentence message if this version of Node cannot run it; every npm script runs this file
// first. It is a separate script in ES5 syntax, because Node parses all modules of a command before it runs any.
var engines = require('../../package.json').engines.node
var own = process.versions.node.split('.')
var sentence = 'This is Node %s, but Sovran needs %s. Install one, for example by: nvm install'

/** Whether this version of Node satisfies one part of the range in package.json, such as `^20.19.0` or `>=24.0.0`. */
function fits(part) {
  var least = part.replace(/^\D+/, '').split('.')
  if (own[0] !== least[0]) return part.charAt(0) === '>' && Number(own[0]) > Number(least[0])
  return Number(own[1]) >= Number(least[1])
}

if (!engines.split(' || ').some(fits)) {
  console.error(sentence, own.join('.'), engines)
  process.exit(1)
}
