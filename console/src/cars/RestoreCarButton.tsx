import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { useAction } from '../components/use-action.js';

/** Restores a removed car to the list, off sale. */
export function RestoreCarButton({ car: { spuId } }: { readonly car: Pick<CarRecord, 'spuId'> }) {
  const translate = useTranslate();
  const call = useCall();
  const mayRestore = useMay('product.car.restore');
  const { act, isBusy } = useAction();
  if (!mayRestore) return null;
  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => void act(() => call('product.car.restore', { spuId }), 'console.cars.restored')}
    >
      {translate('console.cars.restore')}
    </Button>
  );
}
