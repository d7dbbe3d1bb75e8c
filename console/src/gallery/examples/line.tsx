import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LineEditor } from '../../widgets/fields/LineEditor.js';
import type { LngLat } from '../../widgets/map/lng-lat.js';

export default function Example() {
  const label = useTranslate()('console.gallery.names.line');
  const [value, setValue] = useState<readonly LngLat[]>([]);
  return (
    <Box>
      <LineEditor label={label} value={value} onChange={setValue} height="360px" />
      <output style={{ overflowWrap: 'anywhere' }}>{JSON.stringify(value)}</output>
    </Box>
  );
}
