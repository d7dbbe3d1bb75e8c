import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTopMenu } from './use-menu.js';

/** The top-level headings of the menu; choosing one restricts the side menu to its pages, choosing it again shows all. */
export function TopMenu() {
  const translate = useTranslate();
  const { headings, chosen, choose } = useTopMenu();
  if (headings.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('console.layout.topMenu')} sx={topStyle}>
      {headings.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
          {label}
        </button>
      ))}
    </Box>
  );
}

const topStyle = {
  display: 'flex',
  alignSelf: 'stretch',
  mx: 1,
  '& button': {
    px: 1,
    border: 0,
    borderBottom: '2px solid transparent',
    font: 'inherit',
    fontSize: '0.875rem',
    color: 'text.secondary',
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': { color: 'text.primary' },
  '& button:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& button[aria-pressed="true"]': {
    fontWeight: 600,
    color: 'text.primary',
    borderBottomColor: 'primary.main',
  },
} as const;
