import { useTranslate } from 'react-admin';
import { useMall } from '../api/use-mall.js';
import { ReasonDialog } from '../components/ReasonDialog.js';

interface DiscardDialogProps {
  readonly parkedIds: readonly string[];
  readonly onClose: () => void;
}

/** Giving an event up is for good, so it takes a reason. */
export function DiscardDialog({ parkedIds, onClose }: DiscardDialogProps) {
  const translate = useTranslate();
  const mall = useMall();
  return (
    <ReasonDialog
      title={translate('console.parked.discard')}
      hint={translate('console.parked.discardHint')}
      confirm={translate('console.parked.discard')}
      done="console.parked.discarded"
      onConfirm={async (reason) => void (await mall.discardParked(parkedIds, reason))}
      onClose={onClose}
    />
  );
}
