import { Alert, Button } from '@mui/material';
import {
  useCloseNotification,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { useCall } from '../api/use-call.js';
import { RemoveButton } from '../components/RemoveButton.js';

/** Time in which the removal can be undone. */
const UNDO_TIMEOUT_MS = 30_000;

/** Removes a car and offers to undo it, because its pictures and facts are hours of work. */
export function DeleteCarButton() {
  const notify = useNotify();
  const car = useRecordContext<CarRecord>();
  if (!car) return null;
  const offerUndo = () => notify(<UndoDeletion spuId={car.spuId} />, { autoHideDuration: UNDO_TIMEOUT_MS });
  return <RemoveButton onRemoved={offerUndo} />;
}

function UndoDeletion({ spuId }: Pick<CarRecord, 'spuId'>) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const bringBack = async () => {
    // The message of the restoration is shown after this one has closed.
    close();
    try {
      await call('product.car.restore', { spuId });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
      return;
    }
    notify('console.cars.restored', { type: 'success' });
    refresh();
    redirect('show', 'cars', spuId);
  };
  return (
    <Alert
      severity="info"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={() => void bringBack()}>
          {translate('console.cars.restore')}
        </Button>
      }
    >
      {translate('console.cars.removed')}
    </Alert>
  );
}
