import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { DiscardDialog } from './DiscardDialog.js';
import { useReplay } from './use-replay.js';

/** Actions on the chosen events together. */
export function ParkedBulkActions() {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { replay, isBusy } = useReplay();
  const [isDiscarding, setDiscarding] = useState(false);
  const parkedIds = selectedIds.map(String);
  return (
    <>
      <Button
        size="small"
        loading={isBusy}
        onClick={() => void replay({ parkedIds }).then(() => onUnselectItems())}
      >
        {translate('console.parked.replay')}
      </Button>
      <Button size="small" color="error" onClick={() => setDiscarding(true)}>
        {translate('console.parked.discard')}
      </Button>
      {isDiscarding && (
        <DiscardDialog
          parkedIds={parkedIds}
          onClose={() => {
            setDiscarding(false);
            onUnselectItems();
          }}
        />
      )}
    </>
  );
}
