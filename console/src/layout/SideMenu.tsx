import { contrast } from '@mall/web-kit';
import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { readableOn } from '../theme/contrast.js';
import { TONES } from '../theme/looks.js';
import { useMenu, useTopMenu } from './use-menu.js';
import type { MenuNode } from '@mall/contracts/admin';
import { MenuBranch } from './MenuEntries.js';
import type { Level } from './MenuHeading.js';
import { branchOf, headingsInRoom, isVisible, pinnedOf } from './menu-nodes.js';
import { useScreenHeight } from './screen-level.js';
import { usePins } from './MenuEntry.js';

interface SideMenuProps {
  /** Whether the names are shown beside the icons. */
  readonly isOpen: boolean;
  readonly onChosen?: () => void;
}

/** Top bar, tabs, and the padding of the menu, in pixels. */
const OUTSIDE = 84 + 12;

/** Shows the server's menu as a tree of links; headings open and close, and keep their state. */
export function SideMenu({ isOpen, onChosen }: SideMenuProps) {
  const translate = useTranslate();
  const { nodes, hasFailed } = useMenu();
  const { chosen } = useTopMenu();
  const { pathname } = useLocation();
  const { pins } = usePins();
  const pinned = pinnedOf(nodes ?? [], pins);
  const shown = branchOf(nodes ?? [], chosen).filter(isVisible);
  const rowsAbove = pinned.length + (pinned.length > 0 && isOpen ? 1 : 0);
  const height = useScreenHeight() - OUTSIDE;
  const opened = headingsInRoom(shown, pathname, { height, rowsAbove, isRail: !isOpen });
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
        py: 0.5,
        color: tones.sideInk,
        backgroundColor: tones.side,
        '& ul': { listStyle: 'none', m: 0, p: 0 },
        '& a, & button': {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          width: '100%',
          minHeight: 32,
          px: 2,
          border: 0,
          font: 'inherit',
          fontSize: '0.875rem',
          lineHeight: 1.3,
          textAlign: 'start',
          textDecoration: 'none',
          color: 'inherit',
          background: 'none',
          cursor: 'pointer',
          borderInlineStart: '3px solid transparent',
          '&:hover': { backgroundColor: 'rgb(128 150 170 / 16%)' },
          '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: '-2px' },
        },
        '& li': { position: 'relative' },
        // Headings are less prominent than the pages below them. Chinese is not smaller than 14 px.
        '& button.group': { minHeight: 32, fontSize: 'var(--table-text)', opacity: 0.75 },
        '& button.group > span': { flex: 1 },
        '& [data-count]': { position: 'relative' },
        '& [data-count]::after': countStyle(isOpen),
        '& button.pin': {
          display: 'none',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          width: 32,
          px: 0.5,
          border: 0,
        },
        '& li:hover > button.pin, & li:focus-within > button.pin': { display: 'flex' },
        '& li:hover > a[data-count]:not(:last-child)::after': { visibility: 'hidden' },
        '& a[aria-current="page"], & button[aria-current]': {
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
      {nodes && nodes.length > 0 && (
        <>
          {pinned.length > 0 && (
            <Pinned nodes={pinned} isOpen={isOpen} opened={opened} depth={0} onChosen={onChosen} />
          )}
          <MenuBranch nodes={shown} depth={0} isOpen={isOpen} opened={opened} onChosen={onChosen} />
        </>
      )}
    </Box>
  );
}

interface PinnedProps extends Level {
  readonly nodes: readonly MenuNode[];
}

/** Shows the pinned pages above the others. */
function Pinned(props: PinnedProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ pb: 0.5, mb: 0.5, borderBottom: '1px solid rgb(128 150 170 / 30%)' }}>
      {props.isOpen && (
        <Box sx={{ px: 2, py: 0.5, fontSize: 'var(--table-text)', opacity: 0.75 }}>
          {translate('console.layout.pinned')}
        </Box>
      )}
      <MenuBranch {...props} />
    </Box>
  );
}

/** Styles the number of waiting records: at the end of the row, or at the corner of the icon. */
const countStyle = (isOpen: boolean) => ({
  content: 'attr(data-count)',
  minWidth: 20,
  px: 0.5,
  borderRadius: '10px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center',
  backgroundColor: 'rgb(128 150 170 / 30%)',
  ...(isOpen
    ? { marginInlineStart: 'auto' }
    : {
        position: 'absolute',
        top: 0,
        insetInlineEnd: 2,
        minWidth: 16,
        lineHeight: '15px',
        fontSize: '0.6875rem',
      }),
});

const Note = ({ text }: { readonly text: string }) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {text}
  </Typography>
);
