// See exportsOf.ts. Node loads a CommonJS module by itself, whoever requires it.
exports.nodesImport = (name) => import(name)
