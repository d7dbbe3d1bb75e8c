import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveAs } from '../components/save-as.js';

/** Recovery codes, which are shown once and can be saved as a text file. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const translate = useTranslate();
  const save = () => saveAs(new Blob([codes.join('\n')], { type: 'text/plain' }), 'recovery-codes', 'txt');
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {translate('console.factor.codesHint')}
      <Box
        component="ol"
        aria-label={translate('console.factor.codes')}
        sx={{
          my: 1,
          pl: 3,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
          fontFamily: 'monospace',
          fontSize: '1rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button size="small" color="inherit" variant="outlined" onClick={save}>
        {translate('console.factor.save')}
      </Button>
    </Alert>
  );
}
