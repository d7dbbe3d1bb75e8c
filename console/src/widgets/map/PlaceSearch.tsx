import { Box, Button, MenuItem, MenuList, Paper, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useReaderLocale } from '../../api/use-call.js';
import { KEYWORD_MAX, type Geocoder } from './geocoder.js';
import type { MapLocation } from './location.js';

interface PlaceSearchProps {
  readonly geocode: Geocoder;
  readonly onPlace: (place: MapLocation) => void;
}

/** Finds places by words; ignores an empty search. */
export function PlaceSearch({ geocode, onPlace }: PlaceSearchProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useReaderLocale();
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly MapLocation[]>();
  const choose = (place: MapLocation) => {
    setFound(undefined);
    onPlace(place);
  };
  const search = async () => {
    const words = keyword.trim();
    if (!words) return;
    try {
      const places = await geocode(words, locale);
      if (places.length === 1) choose(places[0]!);
      else setFound(places);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // The map may be inside another form.
          event.stopPropagation();
          void search();
        }}
        sx={{ display: 'flex', gap: 1 }}
      >
        <TextField
          label={translate('console.widgets.map.keyword')}
          value={keyword}
          fullWidth
          onChange={(event) => setKeyword(event.target.value)}
          slotProps={{ htmlInput: { maxLength: KEYWORD_MAX } }}
          sx={{ m: 0 }}
        />
        <Button type="submit" variant="contained">
          {translate('ra.action.search')}
        </Button>
      </Box>
      {found && (
        <Paper
          elevation={4}
          sx={{ position: 'absolute', zIndex: 2, mt: 0.5, minWidth: 240, maxHeight: 240, overflowY: 'auto' }}
        >
          {found.length === 0 ? (
            <Box role="status" sx={{ p: 1.5, fontSize: '0.875rem' }}>
              {translate('console.widgets.map.nothing')}
            </Box>
          ) : (
            <MenuList dense autoFocusItem>
              {found.map((place) => (
                <MenuItem key={`${place.lng},${place.lat}`} onClick={() => choose(place)}>
                  {place.address}
                </MenuItem>
              ))}
            </MenuList>
          )}
        </Paper>
      )}
    </Box>
  );
}
