import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { StaffPickerDialog } from '../../widgets/fields/StaffPickerDialog.js';
import { PICKER_MODES, type PickerMode } from '../../widgets/people/selection.js';

export default function Example() {
  const [mode, setMode] = useState<PickerMode>();
  const close = () => setMode(undefined);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {Object.values(PICKER_MODES).map((one) => (
        <Button key={one} variant="outlined" onClick={() => setMode(one)}>
          {one}
        </Button>
      ))}
      {mode && <StaffPickerDialog isUserPicker mode={mode} start={[]} onConfirm={close} onClose={close} />}
    </Box>
  );
}
