import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadRules } from './loadRules.ts'
import { UnknownRules } from './readTokens.ts'

const around = (inside: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${inside}\n  }\n}\n`
const when = (condition: string) => around(`match /things/{id} { allow create: if ${condition}; }`)

describe('loading rules', () => {
  it('takes the project’s own', async () => {
    const source = await readFile(join(import.meta.dirname, '..', '..', 'firestore.rules'), 'utf8')
    expect(() => loadRules(source)).not.toThrow()
  })

  it.each([
    ['nothing', ''],
    ['text', 'allow everything'],
    ['version 1', around('').replace("'2'", "'1'")],
    ['another service', around('').replace('cloud.firestore', 'firebase.storage')],
    ['an end too early', around('').slice(0, -4)],
    ['something behind the end', `${around('')}}`],
    ['a recursive wildcard', around('match /{rest=**} { allow create: if true; }')],
    ['an allow without condition', around('match /things/{id} { allow read; }')],
    ['an unknown verb', around('match /things/{id} { allow creat: if true; }')],
    ['a let', around('match /a/{id} { function f() { let x = 1; return x; } allow create: if f(); }')],
    ['a sum', when('1 + 1 == 2')],
    ['a fraction', when('1.5 > 1')],
    ['a ternary', when('true ? true : false')],
    ['a map', when("{'a': 1} == {}")],
    ['a double-quoted string', when('id == "x"')],
    ['an escape', when("id == '\\n'")],
    ['a path', when('exists(/databases/x)')],
    ['a call to get()', when('get(id).data.x')],
    ['an unknown name', when('user')],
    ['an unknown method', when("id.split('/') == []")],
    ['a method with one argument too many', when('id.size(1) == 1')],
    ['a method without its argument', when('id.matches()')],
    ['an unknown part of the request', when('request.auth != null')],
    ['an unknown part of the resource', when("resource.__name__ == ''")],
    ['an unknown type', when('id is path')],
    ['a pattern that is not literal', when('id.matches(id)')],
    ['a pattern with more than classes', when("id.matches('(a|b)+')")],
    ['a pattern with a dot', when("id.matches('.*')")],
    ['a reserved word after a dot', when("request.resource.data.service == 'x'")],
    [
      'a function with one argument too few',
      around('match /a/{id} { function f(x) { return x; } allow get: if f(); }'),
    ],
    ['a function that calls itself', around('match /a/{id} { function f() { return f(); } allow get: if f(); }')],
    [
      'two functions of one name',
      around('match /a/{id} { function f() { return true; } function f() { return true; } }'),
    ],
    [
      'a parameter that hides a wildcard',
      around('match /a/{id} { function f(id) { return id; } allow get: if f(1); }'),
    ],
    ['a prototype’s method', when('id.constructor() == 1')],
    ['a prototype’s verb', around('match /a/{id} { allow constructor: if true; }')],
  ])('refuses %s', (_, source) => {
    expect(() => loadRules(source)).toThrow(UnknownRules)
  })

  it('says in which line', () => {
    expect(() => loadRules(around('match /things/{id} {\n  allow create: if 1 + 1;\n}'))).toThrow('line 5')
  })
})

describe('evaluating a condition', () => {
  const decides = (condition: string) =>
    loadRules(when(condition))({
      method: 'create',
      path: ['things', 'abc'],
      before: undefined,
      after: new Map(),
      time: 1n,
    })

  it.each([
    ['true', true],
    ['!false', true],
    ["id == 'abc'", true],
    ["id != 'abc'", false],
    ["id in ['x', 'abc']", true],
    ['true || false && false', true],
    ['(true || false) && false', false],
    ['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3', true],
    ['[1, 2].size() == 2', true],
    ['resource == null', true],
    // Each of these is an error, and an error denies whatever the rest of the condition says.
    ['resource.data.x == 1', false],
    ['!(resource.data.x == 1)', false],
    ['request.resource.data.x == null', false],
    ["'a' < 'b'", false],
    ['1', false],
    ['id', false],
    ["!'x'", false],
    ['null.size() == 0', false],
    ["request.resource.data['x'] == 1 || true", false],
  ])('%s: %s', (condition, isAllowed) => {
    expect(decides(condition)).toBe(isAllowed)
  })

  it('lets a second rule allow a request after an error in the first', () => {
    const rules = loadRules(around('match /things/{id} { allow create: if id.x; allow create, delete: if true; }'))
    const ask = { path: ['things', 'abc'], before: undefined, after: new Map(), time: 1n }
    expect(rules({ ...ask, method: 'create' })).toBe(true)
    expect(rules({ ...ask, method: 'delete' })).toBe(true)
    expect(rules({ ...ask, method: 'update' })).toBe(false)
    expect(rules({ ...ask, method: 'create', path: ['things', 'abc', 'more', 'x'] })).toBe(false)
  })
})
