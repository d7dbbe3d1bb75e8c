import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Tooltip } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuIcon } from '../components/MenuIcon.js';

/** Entries that are not visible still open their page by its address. */
export const isVisible = ({ visible }: MenuNode): boolean => visible === '1';

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
          {node.path === null ? <Heading node={node} {...level} /> : <Entry node={node} {...level} />}
        </li>
      ))}
    </ul>
  );
}

interface OneEntry extends Level {
  readonly node: MenuNode;
}

function Entry({ node, depth, isOpen, onChosen }: OneEntry) {
  const link = (
    <NavLink
      to={node.path!}
      end={node.path === '/'}
      aria-label={isOpen ? undefined : node.label}
      onClick={onChosen}
      style={isOpen && depth > 0 ? { paddingInlineStart: 12 + depth * 16 } : undefined}
    >
      <MenuIcon name={node.icon} />
      {isOpen && <span>{node.label}</span>}
    </NavLink>
  );
  return isOpen ? link : <Tooltip title={node.label} placement="right" children={link} />;
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
        style={{ paddingInlineStart: 12 + depth * 16 }}
      >
        <MenuIcon name={node.icon} />
        <span style={{ flex: 1 }}>{node.label}</span>
        {isOpen ? <ExpandLess fontSize="small" aria-hidden /> : <ExpandMore fontSize="small" aria-hidden />}
      </button>
      {isOpen && <MenuBranch nodes={children} depth={depth + 1} isOpen onChosen={onChosen} />}
    </>
  );
}
