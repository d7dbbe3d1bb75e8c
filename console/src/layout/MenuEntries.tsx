import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Tooltip, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useSidebarState, useStore } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuIcon } from '../components/MenuIcon.js';

export function MenuBranch({
  nodes,
  depth,
}: {
  readonly nodes: readonly MenuNode[];
  readonly depth: number;
}) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.path === null ? <Heading node={node} depth={depth} /> : <Entry node={node} depth={depth} />}
        </li>
      ))}
    </ul>
  );
}

function Entry({ node, depth }: { readonly node: MenuNode; readonly depth: number }) {
  const [isOpen, setOpen] = useSidebarState();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const link = (
    <NavLink
      to={node.path!}
      end={node.path === '/'}
      aria-label={isOpen ? undefined : node.label}
      onClick={() => isSmall && setOpen(false)}
      style={isOpen && depth > 0 ? { paddingInlineStart: 16 + depth * 16 } : undefined}
    >
      <MenuIcon name={node.icon} />
      {isOpen && <span>{node.label}</span>}
    </NavLink>
  );
  return isOpen ? link : <Tooltip title={node.label} placement="right" children={link} />;
}

function Heading({ node, depth }: { readonly node: MenuNode; readonly depth: number }) {
  const [isSidebarOpen] = useSidebarState();
  const { pathname } = useLocation();
  const holdsPage = node.children.some(({ path }) => path && pathname.startsWith(path));
  const [kept, keep] = useStore(`menu.open.${node.id}`, true);
  const [isTouched, touch] = useState(false);
  // The group of the open page stays expanded unless the person has collapsed it.
  const isOpen = kept || (holdsPage && !isTouched);
  if (!isSidebarOpen) return <MenuBranch nodes={node.children} depth={0} />;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          touch(true);
          keep(!isOpen);
        }}
        style={{ paddingInlineStart: 16 + depth * 16 }}
      >
        <MenuIcon name={node.icon} />
        <span style={{ flex: 1 }}>{node.label}</span>
        {isOpen ? <ExpandLess fontSize="small" aria-hidden /> : <ExpandMore fontSize="small" aria-hidden />}
      </button>
      {isOpen && <MenuBranch nodes={node.children} depth={depth + 1} />}
    </>
  );
}
