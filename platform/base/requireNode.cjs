// Ends a command with one sentence if this Node does not run it: every npm script begins with this file. It is a script of
// its own in the syntax of 2009, because an old Node parses all modules of a command before it runs the first.
var engines = require('../../package.json').engines.node
var own = process.versions.node.split('.')
var sentence = 'This is Node %s, but Sovran needs %s. Install one, for example by: nvm install'

/** Whether this Node fits a part of the range in package.json, such as `^20.19.0` or `>=24.0.0`. */
function fits(part) {
  var least = part.replace(/^\D+/, '').split('.')
  if (own[0] !== least[0]) return part.charAt(0) === '>' && Number(own[0]) > Number(least[0])
  return Number(own[1]) >= Number(least[1])
}

if (!engines.split(' || ').some(fits)) {
  console.error(sentence, own.join('.'), engines)
  process.exit(1)
}
