import { Alert, Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CarRecord, PriceJumpView } from '@mall/contracts/product';
import { localised, money } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Day } from '../components/Moment.js';
import { usePersonName } from '../components/PersonName.js';
import { RecordShow } from '../components/RecordPages.js';
import { StatusWord } from '../components/StatusWord.js';
import { SetAsideOfCar } from '../components/set-aside/SetAsideOfCar.js';
import { CarFactsTable, CarMoney } from './CarFactsTable.js';
import { CarPictures } from './CarPictures.js';
import { CarVideo } from './CarVideo.js';
import { CarActions } from './CarActions.js';

export function CarShow() {
  return (
    <RecordShow>
      <CarPage />
    </RecordShow>
  );
}

/** Shows the price that a reviewer approves together with the car. */
function PriceJump({ jump }: { readonly jump: PriceJumpView }) {
  const translate = useTranslate();
  const name = usePersonName(jump.setBy);
  const price = money(jump.departsFromFee, 'CNY', useReaderLocale());
  const figures = { price, percent: jump.departurePercent };
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {name
        ? translate('console.prices.jump', { ...figures, name })
        : translate('console.prices.jumpOfNobody', figures)}
    </Alert>
  );
}

function CarPage() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const car = useRecordContext<CarRecord & { id: string }>();
  if (!car) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={localised(car.name, locale)} action={<CarActions car={car} />}>
        <StatusWord dictionary="car_status" value={car.status} />
        {car.priceJump && <PriceJump jump={car.priceJump} />}
        {car.statusReason && (
          <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>
            {translate('console.reason')}: {car.statusReason}
          </Box>
        )}
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
          <Section title={translate('resources.cars.fields.pictures')}>
            <CarPictures car={car} />
            {car.video && <CarVideo url={car.video} label={translate('resources.cars.fields.video')} />}
          </Section>
          <Section title={translate('console.cars.facts')}>
            <CarFactsTable car={car} />
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <SetAsideOfCar spuId={car.spuId} />
          <Section title={translate('console.cars.trade')}>
            <CarMoney car={car} />
          </Section>
          {car.inspection && (
            <Section title={translate('console.cars.inspection', { number: car.inspection.reportNo })}>
              <Box sx={{ fontSize: '0.875rem' }}>
                {car.inspection.score} / 100 · <Day on={car.inspection.inspectedOn} />
                <p>{localised(car.inspection.summary, locale)}</p>
              </Box>
            </Section>
          )}
        </Box>
      </Box>
    </Box>
  );
}
