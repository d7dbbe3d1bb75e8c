import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { contrast, readableOn } from '../theme/contrast.js';
import { TONES } from '../theme/looks.js';
import { useMenu } from './use-menu.js';
import { isVisible, MenuBranch } from './MenuEntries.js';

interface SideMenuProps {
  /** Whether the names are shown beside the icons. */
  readonly isOpen: boolean;
  readonly onChosen?: () => void;
}

/** The server's menu as a tree of links; headings open and close, and remember it. */
export function SideMenu({ isOpen, onChosen }: SideMenuProps) {
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
      {nodes && nodes.length > 0 && (
        <MenuBranch nodes={nodes.filter(isVisible)} depth={0} isOpen={isOpen} onChosen={onChosen} />
      )}
    </Box>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {text}
  </Typography>
);
