import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DIALOG_WIDTHS, SizedDialog, type DialogSize } from '../../widgets/fields/SizedDialog.js';

const SIZES = Object.keys(DIALOG_WIDTHS) as DialogSize[];

export default function Example() {
  const translate = useTranslate();
  const [size, setSize] = useState<DialogSize>();
  const close = () => setSize(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {SIZES.map((one) => (
        <Button key={one} variant="outlined" onClick={() => setSize(one)}>
          {one} · {DIALOG_WIDTHS[one]}
        </Button>
      ))}
      <SizedDialog
        isOpen={size !== undefined}
        size={size ?? 'default'}
        title={translate('console.gallery.names.dialog')}
        onConfirm={close}
        onClose={close}
      >
        {size && DIALOG_WIDTHS[size]}
      </SizedDialog>
    </Box>
  );
}
