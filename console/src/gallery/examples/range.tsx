import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MapRangeEditor } from '../../widgets/fields/MapRangeEditor.js';

export default function Example() {
  const label = useTranslate()('console.gallery.names.range');
  const [value, setValue] = useState('');
  return (
    <Box>
      <MapRangeEditor label={label} value={value} onChange={setValue} height="360px" />
      <output style={{ overflowWrap: 'anywhere' }}>{JSON.stringify(value)}</output>
    </Box>
  );
}
