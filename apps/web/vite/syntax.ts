export interface Node {
  type: string;
  start: number;
  end: number;
}

/** Every node below one, itself first; of what is skipped, nothing. */
export function* walk(node: unknown, skip: (node: Node) => boolean = () => false): Generator<Node> {
  if (Array.isArray(node)) for (const child of node) yield* walk(child, skip);
  else if (isNode(node) && !skip(node)) {
    yield node;
    for (const child of Object.values(node)) yield* walk(child, skip);
  }
}

/** `name(…)`. */
export function isCallOf(node: Node, name: string): boolean {
  if (node.type !== 'CallExpression' || !('callee' in node) || !isNode(node.callee)) return false;
  return node.callee.type === 'Identifier' && 'name' in node.callee && node.callee.name === name;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
