import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CountdownButton } from '../../widgets/fields/CountdownButton.js';

export default function Example() {
  const label = useTranslate()('console.gallery.action');
  const nothing = () => undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <CountdownButton onClick={nothing}>{label}</CountdownButton>
      <CountdownButton onClick={nothing} seconds={60}>
        {label}
      </CountdownButton>
      <CountdownButton onClick={nothing} wait={10}>
        {label}
      </CountdownButton>
      <CountdownButton onClick={nothing} disabled>
        {label}
      </CountdownButton>
    </Box>
  );
}
