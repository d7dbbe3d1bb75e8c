import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { EditButton, Show, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { carStatuses, localised } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { Section } from '../components/Facts.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { StatusWord } from '../components/StatusWord.js';
import { useAct } from '../components/use-act.js';
import { CarFactsTable, CarMoney } from './CarFactsTable.js';
import { CarPictures } from './CarPictures.js';

export function CarShow() {
  return (
    <Show actions={false} component="div">
      <CarPage />
    </Show>
  );
}

function CarPage() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const car = useRecordContext<CarRecord & { id: string }>();
  if (!car) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={localised(car.name, locale)} action={<CarActs car={car} />}>
        <StatusWord dictionary="car_status" value={car.status} />
        {car.statusReason && <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>{car.statusReason}</Box>}
      </Section>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(300px,1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title={translate('console.cars.pictures')}>
            <CarPictures car={car} />
          </Section>
          <Section title={translate('console.cars.facts')}>
            <CarFactsTable car={car} />
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title={translate('console.cars.trade')}>
            <CarMoney car={car} />
          </Section>
          {car.inspection && (
            <Section title={translate('console.cars.inspection', { number: car.inspection.reportNo })}>
              <Box sx={{ fontSize: '0.875rem' }}>
                {car.inspection.score} / 100 · {car.inspection.inspectedOn}
                <p>{localised(car.inspection.summary, locale)}</p>
              </Box>
            </Section>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** What may be done with the listing as it stands. */
function CarActs({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  const call = useCall();
  const { act, isBusy } = useAct();
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
          () => void act(() => call('product.car.review', { spuId, result: 1 }), 'console.cars.approved'),
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
              ? call('product.car.review', { spuId, result: -1, reason })
              : call('product.car.takeDown', { spuIds: [spuId], reason })
          }
          onClose={() => setDialog('none')}
        />
      )}
    </Box>
  );
}
