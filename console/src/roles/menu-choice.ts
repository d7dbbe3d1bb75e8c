import type { MenuNode } from '@mall/contracts/admin';

/** Returns whether a checkbox is ticked, partly ticked or empty; headings are derived from their entries. */
export function stateOf(node: MenuNode, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const rights = rightsBelow(node);
  const ticked = rights.filter((id) => chosen.has(id)).length;
  if (ticked === 0) return 'none';
  return ticked === rights.length ? 'all' : 'some';
}

/** Toggles a node with everything below it; the state of its ancestors is derived. */
export function toggled(node: MenuNode, chosen: ReadonlySet<string>): string[] {
  const rights = rightsBelow(node);
  const next = new Set(chosen);
  const isFull = stateOf(node, chosen) === 'all';
  for (const id of rights) {
    if (isFull) next.delete(id);
    else next.add(id);
  }
  return [...next];
}

/** Returns the ids that carry a right: a mere heading has none of its own. */
function rightsBelow(node: MenuNode): string[] {
  const below = node.children.flatMap(rightsBelow);
  return node.permission === null && node.children.length > 0 ? below : [node.id, ...below];
}

/** Returns the part of the tree whose labels or permission strings contain the text, with its ancestors and descendants. */
export function matching(nodes: readonly MenuNode[], text: string): readonly MenuNode[] {
  const word = text.trim().toLowerCase();
  if (word === '') return nodes;
  return nodes.flatMap((node) => {
    const isFound = `${node.label} ${node.permission ?? ''}`.toLowerCase().includes(word);
    const children = isFound ? node.children : matching(node.children, word);
    return isFound || children.length > 0 ? [{ ...node, children }] : [];
  });
}
