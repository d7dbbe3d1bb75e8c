import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ColourChoice } from './ColourChoice.js';
import { ThemeChoice } from './ThemeChoice.js';
import { useShown } from './display-settings.js';

/** Opens the choice of theme and colour. */
export function ThemeButton() {
  const translate = useTranslate();
  const isShown = useShown();
  const [isOpen, setOpen] = useState(false);
  const title = translate('console.appearance.title');
  if (!isShown('theme') && !isShown('colour')) return null;
  return (
    <>
      <Tooltip title={title}>
        <IconButton color="inherit" aria-label={title} onClick={() => setOpen(true)}>
          <PaletteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby="appearance"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="appearance">{title}</DialogTitle>
        <DialogContent>
          {isShown('theme') && <ThemeChoice />}
          {isShown('colour') && <ColourChoice />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
