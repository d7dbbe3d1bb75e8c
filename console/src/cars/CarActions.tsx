import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { EditButton, useCanAccess, useRefresh, useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { carStatuses, carVerdicts } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { QueueStepButtons } from '../components/queue/QueueStepButtons.js';
import { useQueue } from '../components/queue/use-queue.js';
import { useAction } from '../components/use-action.js';
import { usePublishing } from './use-publishing.js';

const IN_REVIEW = { resource: 'cars', filter: { status: carStatuses.inReview }, sort: 'updateTime' };

/** The buttons for the present state of a listing; after a review the next listing in the queue opens. */
export function CarActions({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAction();
  const [dialog, setDialog] = useState<'none' | 'return' | 'takeDown'>('none');
  const { canAccess: mayEdit } = useCanAccess({ resource: 'cars', action: 'edit' });
  const mayReview = useMay('product.car.review');
  const { spuId, version } = car;
  const refresh = useRefresh();
  const publishing = usePublishing();
  const isInReview = car.status === carStatuses.inReview;
  const steps = useQueue(spuId, { ...IN_REVIEW, isAsked: isInReview && mayReview });
  const goOn = () => isInReview && steps.goOn();
  const returnToShop = async (reason: string) => {
    try {
      await call('product.car.review', { spuId, version, result: carVerdicts.rejected, reason });
      goOn();
    } catch (failure) {
      // The shop may have changed the car meanwhile; the page shows the change before the reason is sent again.
      refresh();
      throw failure;
    }
  };
  const button = (label: string, run: () => void, isMain = false) => (
    <Button size="small" variant={isMain ? 'contained' : 'outlined'} disabled={isBusy} onClick={run}>
      {translate(label)}
    </Button>
  );
  const waits = isInReview || car.status === carStatuses.takenDown;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isInReview && mayReview && <QueueStepButtons {...steps} />}
      {mayEdit && <EditButton />}
      {mayEdit &&
        car.status === carStatuses.notOnSale &&
        button(
          publishing.label,
          () => void act(() => call('product.car.publish', { spuIds: [spuId] }), publishing.done),
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
        !car.isOwnWork &&
        button(
          'console.cars.approve',
          () =>
            void act(
              () => call('product.car.review', { spuId, version, result: carVerdicts.approved }).then(goOn),
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
              ? returnToShop(reason)
              : call('product.car.takeDown', { spuIds: [spuId], reason })
          }
          onClose={() => setDialog('none')}
        />
      )}
    </Box>
  );
}
