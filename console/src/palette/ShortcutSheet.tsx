import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The keys of the console, as listed on the sheet. */
const SHORTCUTS = [
  { name: 'palette', keys: ['Ctrl', 'K'] },
  { name: 'sheet', keys: ['?'] },
  { name: 'rows', keys: ['J', 'K'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'edit', keys: ['E'] },
  { name: 'slips', keys: ['J', 'K'] },
  { name: 'confirm', keys: ['Enter'] },
] as const;

/** Lists every key of the console and its effect. */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcut-sheet">
      <DialogTitle id="shortcut-sheet">{translate('console.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={sheetStyle}>
          {SHORTCUTS.map(({ name, keys }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{translate(`console.shortcuts.${name}`)}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const sheetStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 1,
  fontSize: '0.875rem',
  '& dt': { display: 'flex', gap: 0.5 },
  '& dd': { m: 0 },
  '& kbd': { px: 0.5, border: 1, borderColor: 'divider', borderRadius: '4px', font: 'inherit' },
} as const;
