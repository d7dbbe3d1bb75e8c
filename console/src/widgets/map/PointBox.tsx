import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { COORDINATE_LENGTH, readDegrees, type LngLat } from './lng-lat.js';

interface PointBoxProps {
  /** The text of the button. */
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly onPoint: (point: LngLat) => void;
}

/** Chooses a point by its coordinates, as the keyboard's counterpart of a click on the map. */
export function PointBox({ text, isDisabled = false, onPoint }: PointBoxProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState({ lng: '', lat: '' });
  const lng = readDegrees(typed.lng, 'lng');
  const lat = readDegrees(typed.lat, 'lat');
  const box = (axis: 'lng' | 'lat') => (
    <TextField
      label={translate(`console.widgets.map.${axis}`)}
      value={typed[axis]}
      disabled={isDisabled}
      error={typed[axis] !== '' && readDegrees(typed[axis], axis) === undefined}
      onChange={(event) => setTyped({ ...typed, [axis]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: COORDINATE_LENGTH, inputMode: 'decimal' } }}
    />
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        '& .MuiTextField-root': { width: 140, m: 0 },
      }}
    >
      {box('lng')}
      {box('lat')}
      <Button
        variant="outlined"
        disabled={isDisabled || lng === undefined || lat === undefined}
        onClick={() => {
          if (lng === undefined || lat === undefined) return;
          onPoint({ lng, lat });
          setTyped({ lng: '', lat: '' });
        }}
      >
        {text}
      </Button>
    </Box>
  );
}
