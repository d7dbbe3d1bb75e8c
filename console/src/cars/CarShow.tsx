import { Alert, Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AffirmationView, CarRecord, NewListingView, PriceJumpView } from '@mall/contracts/product';
import { carStatuses, localised, money } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { PersonName, usePersonName } from '../components/PersonName.js';
import { RecordShow } from '../components/RecordPages.js';
import { StatusWord } from '../components/StatusWord.js';
import { SetAsideOfCar } from '../components/set-aside/SetAsideOfCar.js';
import { CarFactsTable, CarMoney } from './CarFactsTable.js';
import { CarPictures } from './CarPictures.js';
import { CarVideo } from './CarVideo.js';
import { InspectionOfCar } from './InspectionOfCar.js';
import { CarActions } from './CarActions.js';
import { LeftOfCar } from './LeftBeforeSale.js';
import { CarChanges } from './changes/CarChanges.js';
import { CarTexts } from './changes/CarTexts.js';

export function CarShow() {
  return (
    <RecordShow>
      <CarPage />
    </RecordShow>
  );
}

/** Shows the price that a reviewer approves together with the car; a shop is told why its car waits. */
function PriceJump({ jump }: { readonly jump: PriceJumpView }) {
  const translate = useTranslate();
  const mayReview = useMay('product.car.review');
  const name = usePersonName(jump.setBy);
  const price = money(jump.departsFromFee, 'CNY', useReaderLocale());
  const figures = { price, percent: jump.departurePercent };
  const text = !mayReview ? 'jumpOfShop' : name ? 'jump' : 'jumpOfNobody';
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate(`console.prices.${text}`, { ...figures, name })}
    </Alert>
  );
}

/** Compares the price of a car that was not on sale before with similar cars. */
function NewListing({ listing }: { readonly listing: NewListingView }) {
  const translate = useTranslate();
  const mayReview = useMay('product.car.review');
  const locale = useReaderLocale();
  const { referenceFee, departurePercent } = listing;
  const text = referenceFee === undefined ? 'listingAlone' : 'listing';
  const price = referenceFee === undefined ? undefined : money(referenceFee, 'CNY', locale);
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate(`console.prices.${text}${mayReview ? '' : 'OfShop'}`, { price, percent: departurePercent })}
    </Alert>
  );
}

/** Says why the reader cannot approve the car, and who can. */
function OwnWork({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  const mayReview = useMay('product.car.review');
  if (!mayReview || !car.isOwnWork) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {translate('console.cars.ownWork', { people: car.authors?.join(', ') ?? '' })}
    </Alert>
  );
}

/** Lists unusual facts that somebody affirmed, with the person and the time. */
function Affirmations({ affirmations }: { readonly affirmations: readonly AffirmationView[] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('console.cars.affirmed')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}>
        {affirmations.map(({ rule, question, by, time }) => (
          <li key={`${rule} ${time}`}>
            {question}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {by === undefined ? translate('console.cars.affirmedByPlatform') : <PersonName login={by} />},{' '}
              <Moment at={time} />
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}

function CarPage() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const car = useRecordContext<CarRecord & { id: string }>();
  if (!car) return null;
  // A reviewer looks at what changed; the rest has been approved.
  const isChanged = car.status === carStatuses.inReview && car.lastApproval !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={localised(car.name, locale)} action={<CarActions car={car} />}>
        <StatusWord dictionary="car_status" value={car.status} />
        <LeftOfCar car={car} />
        {car.priceJump && <PriceJump jump={car.priceJump} />}
        {car.newListing && <NewListing listing={car.newListing} />}
        <OwnWork car={car} />
        {car.statusReason && (
          <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>
            {translate('console.reason')}: {car.statusReason}
          </Box>
        )}
      </Section>
      {car.lastApproval && <CarChanges car={car} approval={car.lastApproval} />}
      {isChanged ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
            {translate('console.cars.wholeListing')}
          </Box>
          <WholeListing car={car} />
        </details>
      ) : (
        <WholeListing car={car} />
      )}
    </Box>
  );
}

function WholeListing({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  return (
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
        <CarTexts car={car} />
        <Section title={translate('console.cars.facts')}>
          <CarFactsTable car={car} />
        </Section>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <SetAsideOfCar spuId={car.spuId} />
        <Section title={translate('console.cars.trade')}>
          <CarMoney car={car} />
        </Section>
        {car.affirmations && <Affirmations affirmations={car.affirmations} />}
        {car.inspection && <InspectionOfCar report={car.inspection} />}
      </Box>
    </Box>
  );
}
