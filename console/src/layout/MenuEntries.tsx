import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuEntry } from './MenuEntry.js';
import { isVisible } from './menu-nodes.js';

interface Level {
  readonly depth: number;
  /** Whether names are shown beside the icons. */
  readonly isOpen: boolean;
  readonly onChosen: (() => void) | undefined;
}

interface Branch extends Level {
  readonly nodes: readonly MenuNode[];
}

export function MenuBranch({ nodes, ...level }: Branch) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.path === null ? (
            <Heading node={node} {...level} />
          ) : (
            <MenuEntry node={node} isOpen={level.isOpen} onChosen={level.onChosen} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface OneEntry extends Level {
  readonly node: MenuNode;
}

function Heading({ node, depth, isOpen: isSidebarOpen, onChosen }: OneEntry) {
  const { pathname } = useLocation();
  const children = node.children.filter(isVisible);
  const holdsPage = children.some(({ path }) => path && pathname.startsWith(path));
  const [kept, keep] = useStore(`menu.open.${node.id}`, true);
  const [isTouched, touch] = useState(false);
  // The group of the open page stays expanded unless the person has collapsed it.
  const isOpen = kept || (holdsPage && !isTouched);
  if (!isSidebarOpen) return <MenuBranch nodes={children} depth={0} isOpen={false} onChosen={onChosen} />;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          touch(true);
          keep(!isOpen);
        }}
        className="group"
        style={{ paddingInlineStart: 13 + depth * 12 }}
      >
        <span style={{ flex: 1 }}>{node.label}</span>
        {isOpen ? <ExpandLess fontSize="small" aria-hidden /> : <ExpandMore fontSize="small" aria-hidden />}
      </button>
      {isOpen && <MenuBranch nodes={children} depth={depth + 1} isOpen onChosen={onChosen} />}
    </>
  );
}
