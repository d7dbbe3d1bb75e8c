import { Button } from '@mui/material';
import { useListContext, useTranslate, useUnselectAll } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { useAction } from '../components/use-action.js';
import { usePublishing } from './use-publishing.js';

/** Publishes the chosen cars or takes them off sale; all or none. */
export function CarBulkActions() {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const { selectedIds } = useListContext();
  const unselect = useUnselectAll('cars');
  const publishing = usePublishing();
  const canAccess = useMay('product.car.publish');
  if (!canAccess) return null;
  const run = async (key: 'product.car.publish' | 'product.car.offShelf', done: string) => {
    // After a refusal the cars stay chosen, so that the refused one can be deselected.
    if (await act(() => call(key, { spuIds: selectedIds.map(String) }), done)) unselect();
  };
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => void run('product.car.publish', publishing.done)}>
        {translate(publishing.label)}
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void run('product.car.offShelf', 'console.cars.withdrawn')}
      >
        {translate('console.cars.withdraw')}
      </Button>
    </>
  );
}
