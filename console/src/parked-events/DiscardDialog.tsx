import { useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { ReasonDialog } from '../components/ReasonDialog.js';

interface DiscardDialogProps {
  readonly parkedIds: readonly string[];
  readonly onClose: () => void;
}

/** Discards an event permanently, which requires a reason. */
export function DiscardDialog({ parkedIds, onClose }: DiscardDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <ReasonDialog
      title={translate('console.parked.discard')}
      hint={translate('console.parked.discardHint')}
      confirm={translate('console.parked.discard')}
      done="console.parked.discarded"
      onConfirm={(reason) => call('admin.parkedEvents.discard', { parkedIds: [...parkedIds], reason })}
      onClose={onClose}
    />
  );
}
