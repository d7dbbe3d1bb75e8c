import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PageTextView } from '@mall/contracts/admin';
import { HistoryDialog } from './HistoryDialog.js';

export function HistoryButton() {
  const translate = useTranslate();
  const text = useRecordContext<PageTextView & { id: string }>();
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('console.pageTexts.history')}
      </Button>
      {isOpen && <HistoryDialog text={text} onClose={() => setOpen(false)} />}
    </>
  );
}
