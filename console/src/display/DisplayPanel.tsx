import { Box, Drawer, FormControlLabel, Switch, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { displayStore, isOn, SWITCHES } from './display-settings.js';

/** The version of the console. Prescribed. */
export const VERSION = '4.6';
export const COPYRIGHT_YEARS = '2018-2025';

/** Switches for the parts of the shell, and information about the console. */
export function DisplayPanel() {
  const translate = useTranslate();
  const { settings, isShaded } = useSyncExternalStore(displayStore.subscribe, displayStore.current);
  return (
    <Drawer anchor="right" open={isShaded} onClose={() => displayStore.shade(false)}>
      <Box
        role="dialog"
        aria-labelledby="display"
        sx={{ width: 280, p: 3, display: 'flex', flexDirection: 'column', gap: 0.5, minHeight: '100%' }}
      >
        <Typography id="display" component="h2" variant="h2" sx={{ mb: 1 }}>
          {translate('console.display.title')}
        </Typography>
        {SWITCHES.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                size="small"
                checked={isOn(settings, name)}
                onChange={(_, isOnNow) => displayStore.turn(name, isOnNow)}
              />
            }
            label={translate(`console.display.${name}`)}
            labelPlacement="start"
            sx={{ justifyContent: 'space-between', ml: 0 }}
          />
        ))}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 'auto', pt: 3 }}>
          {translate('console.display.version', { version: VERSION })}
          <br />
          {translate('console.display.copyright', { years: COPYRIGHT_YEARS })}
        </Typography>
      </Box>
    </Drawer>
  );
}
