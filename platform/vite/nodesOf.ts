/** Yields every node of a syntax tree. */
export function* nodesOf<Node extends { type: string }>(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesOf<Node>(each)
  else if (tree && typeof tree === 'object') {
    if ('type' in tree) yield tree as Node
    yield* nodesOf<Node>(Object.values(tree))
  }
}
