import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MapLocationDialog } from '../../widgets/fields/MapLocationDialog.js';
import { COORDINATE_SYSTEMS, type CoordinateSystem } from '../../widgets/map/coordinate-systems.js';
import { locationText, type MapLocation } from '../../widgets/map/location.js';

export default function Example() {
  const translate = useTranslate();
  const [system, setSystem] = useState<CoordinateSystem>();
  const [place, setPlace] = useState<MapLocation>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {COORDINATE_SYSTEMS.map((one) => (
        <Button key={one} variant="outlined" onClick={() => setSystem(one)}>
          {one}
        </Button>
      ))}
      <output>{place && locationText(place)}</output>
      {system && (
        <MapLocationDialog
          title={translate('console.gallery.names.locationDialog')}
          system={system}
          start={undefined}
          onConfirm={(chosen) => {
            setPlace(chosen);
            setSystem(undefined);
          }}
          onClose={() => setSystem(undefined)}
        />
      )}
    </Box>
  );
}
