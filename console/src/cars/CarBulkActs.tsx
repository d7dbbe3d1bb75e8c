import { Button } from '@mui/material';
import { useCanAccess, useListContext, useTranslate, useUnselectAll } from 'react-admin';
import { useMall } from '../api/use-mall.js';
import { useAct } from '../components/use-act.js';

/** Put the chosen cars on sale or take them off; all or none. */
export function CarBulkActs() {
  const translate = useTranslate();
  const mall = useMall();
  const { act, isBusy } = useAct();
  const { selectedIds } = useListContext();
  const unselect = useUnselectAll('cars');
  const { canAccess } = useCanAccess({ resource: 'cars', action: 'publish' });
  if (!canAccess) return null;
  const run = async (work: (ids: readonly string[]) => Promise<void>, done: string) => {
    await act(() => work(selectedIds.map(String)), done);
    unselect();
  };
  return (
    <>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void run(mall.publishCars, 'console.cars.published')}
      >
        {translate('console.cars.publish')}
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void run(mall.withdrawCars, 'console.cars.withdrawn')}
      >
        {translate('console.cars.withdraw')}
      </Button>
    </>
  );
}
