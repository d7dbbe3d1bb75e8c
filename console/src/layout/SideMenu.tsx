import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Skeleton, Tooltip, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useSidebarState, useStore, useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuIcon } from '../components/MenuIcon.js';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { contrast, readableOn } from '../theme/contrast.js';
import { TONES } from '../theme/looks.js';
import { useMenu } from './use-menu.js';

/** The server's menu as a tree of links; headings open and close, and remember it. */
export function SideMenu() {
  const translate = useTranslate();
  const { nodes, hasFailed } = useMenu();
  const { appearance } = useAppearance();
  const tones = TONES[appearance.look];
  const isDarkSide = contrast(tones.side, '#ffffff') > 4.5;
  const accent = readableOn(appearance.colour, tones.side, 4.6);
  return (
    <Box
      component="nav"
      aria-label={translate('console.layout.menu')}
      sx={{
        width: '100%',
        minHeight: '100%',
        py: 1,
        color: tones.sideInk,
        backgroundColor: tones.side,
        '& ul': { listStyle: 'none', m: 0, p: 0 },
        '& a, & button': {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          width: '100%',
          minHeight: 38,
          px: 2,
          border: 0,
          font: 'inherit',
          fontSize: '0.875rem',
          textAlign: 'start',
          textDecoration: 'none',
          color: 'inherit',
          background: 'none',
          cursor: 'pointer',
          borderInlineStart: '3px solid transparent',
          '&:hover': { backgroundColor: 'rgb(128 150 170 / 16%)' },
          '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: '-2px' },
        },
        '& a[aria-current="page"]': {
          fontWeight: 600,
          color: isDarkSide ? '#fff' : accent,
          borderInlineStartColor: accent,
          backgroundColor: 'rgb(128 150 170 / 12%)',
        },
      }}
    >
      {hasFailed && <Note text={translate('console.layout.menuFailed')} />}
      {nodes === undefined && !hasFailed && (
        <Skeleton variant="rounded" sx={{ m: 2, height: 240, opacity: 0.3 }} />
      )}
      {nodes?.length === 0 && <Note text={translate('console.layout.noMenu')} />}
      {nodes && nodes.length > 0 && <Branch nodes={nodes} depth={0} />}
    </Box>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {text}
  </Typography>
);

function Branch({ nodes, depth }: { readonly nodes: readonly MenuNode[]; readonly depth: number }) {
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
  // Where one is stays visible, unless it was closed on purpose.
  const isOpen = kept || (holdsPage && !isTouched);
  if (!isSidebarOpen) return <Branch nodes={node.children} depth={0} />;
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
      {isOpen && <Branch nodes={node.children} depth={depth + 1} />}
    </>
  );
}
