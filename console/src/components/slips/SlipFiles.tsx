import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { PrivateDocument } from '../PrivateDocument.js';

interface SlipFilesProps {
  readonly slip: VoucherView;
  readonly maySee: boolean;
  /** Height of the picture, in pixels or as CSS. */
  readonly height?: number | string;
}

/** Shows the documents of a slip, one at a time. */
export function SlipFiles({ slip, maySee, height = 520 }: SlipFilesProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(0);
  const file = slip.files[shown] ?? slip.files[0];
  return (
    <Box sx={{ minWidth: 0 }}>
      {slip.files.length > 1 && (
        <Tabs
          value={shown}
          onChange={(_, next: number) => setShown(next)}
          variant="scrollable"
          aria-label={translate('resources.vouchers.fields.files')}
          sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36 } }}
        >
          {slip.files.map(({ url, originName }, index) => (
            <Tab key={url} value={index} label={originName} />
          ))}
        </Tabs>
      )}
      {file && maySee && <PrivateDocument url={file.url} name={file.originName} height={height} />}
      {file && !maySee && file.originName}
    </Box>
  );
}
