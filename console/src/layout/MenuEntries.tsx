import type { MenuNode } from '@mall/contracts/admin';
import { MenuEntry } from './MenuEntry.js';
import { type Level, MenuHeading } from './MenuHeading.js';
import { RailGroup } from './RailGroup.js';
import { isVisible } from './menu-nodes.js';

interface Branch extends Level {
  readonly nodes: readonly MenuNode[];
}

export function MenuBranch({ nodes, ...level }: Branch) {
  return (
    <ul>
      {nodes.filter(isVisible).map((node) => (
        <li key={node.id}>
          <MenuRow node={node} {...level} />
        </li>
      ))}
    </ul>
  );
}

function MenuRow({ node, ...level }: Level & { readonly node: MenuNode }) {
  if (node.path !== null) return <MenuEntry node={node} isOpen={level.isOpen} onChosen={level.onChosen} />;
  const pages = (depth: number) => <MenuBranch nodes={node.children} {...level} depth={depth} />;
  if (level.isOpen) return <MenuHeading node={node} {...level} pages={pages(level.depth + 1)} />;
  return level.depth > 0 || level.opened.has(node.id) ? pages(1) : <RailGroup node={node} />;
}
