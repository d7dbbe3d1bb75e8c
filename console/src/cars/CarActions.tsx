import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { EditButton, useCanAccess, useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { carStatuses, carVerdicts } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useAction } from '../components/use-action.js';

/** The buttons for the present state of a listing. */
export function CarActions({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const [dialog, setDialog] = useState<'none' | 'return' | 'takeDown'>('none');
  const { canAccess: mayEdit } = useCanAccess({ resource: 'cars', action: 'edit' });
  const mayReview = useMay('product.car.review');
  const { spuId } = car;
  const button = (label: string, run: () => void, isMain = false) => (
    <Button size="small" variant={isMain ? 'contained' : 'outlined'} disabled={isBusy} onClick={run}>
      {translate(label)}
    </Button>
  );
  const waits = car.status === carStatuses.inReview || car.status === carStatuses.takenDown;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayEdit && <EditButton />}
      {mayEdit &&
        car.status === carStatuses.notOnSale &&
        button(
          'console.cars.publish',
          () => void act(() => call('product.car.publish', { spuIds: [spuId] }), 'console.cars.published'),
          true,
        )}
      {mayEdit &&
        car.status === carStatuses.onSale &&
        button(
          'console.cars.withdraw',
          () => void act(() => call('product.car.offShelf', { spuIds: [spuId] }), 'console.cars.withdrawn'),
        )}
      {mayReview &&
        car.status === carStatuses.onSale &&
        button('console.cars.takeDown', () => setDialog('takeDown'))}
      {mayReview &&
        waits &&
        button(
          'console.cars.approve',
          () =>
            void act(
              () => call('product.car.review', { spuId, result: carVerdicts.approved }),
              'console.cars.approved',
            ),
          true,
        )}
      {mayReview && waits && button('console.cars.return', () => setDialog('return'))}
      {dialog !== 'none' && (
        <ReasonDialog
          title={translate(`console.cars.${dialog}`)}
          confirm={translate(`console.cars.${dialog}`)}
          done="console.cars.decided"
          onConfirm={(reason) =>
            dialog === 'return'
              ? call('product.car.review', { spuId, result: carVerdicts.rejected, reason })
              : call('product.car.takeDown', { spuIds: [spuId], reason })
          }
          onClose={() => setDialog('none')}
        />
      )}
    </Box>
  );
}
