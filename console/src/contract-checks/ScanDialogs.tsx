import { useTranslate } from 'react-admin';
import type { ContractCheckView } from '@mall/contracts/order';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';
import { ReasonDialog } from '../components/ReasonDialog.js';

interface ScanDialogProps {
  readonly check: ContractCheckView;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const subjectOf = ({ orderNumber, buyerName, cars }: ContractCheckView) => ({
  number: orderNumber,
  buyer: buyerName,
  cars: cars.join('; '),
});

/** Accepts a scan, which makes the contract signed. */
export function AcceptScanDialog({ check, onDone, onClose }: ScanDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <FormDialog
      title={translate('console.contractChecks.acceptTitle', subjectOf(check))}
      hint={translate('console.contractChecks.acceptHint', subjectOf(check))}
      confirm={translate('console.contractChecks.accept')}
      done="console.contractChecks.accepted"
      isAtConfirm
      onSubmit={async () => {
        await call('order.contractCheck.accept', { scanId: check.scanId });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

/** Rejects a scan with a reason that the buyer reads. */
export function SendScanBackDialog({ check, onDone, onClose }: ScanDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <ReasonDialog
      title={translate('console.contractChecks.sendBackTitle', subjectOf(check))}
      hint={translate('console.contractChecks.sendBackHint', subjectOf(check))}
      confirm={translate('console.contractChecks.sendBack')}
      done="console.contractChecks.sentBack"
      onConfirm={async (reason) => {
        await call('order.contractCheck.sendBack', { scanId: check.scanId, reason });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
