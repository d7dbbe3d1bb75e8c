import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import {
  attributesInWords,
  carFactGroups,
  factInWords,
  factsByGroup,
  localised,
  unbroken,
  type FactsOfGroup,
} from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts, type Fact } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { FactValue } from './FactValue.js';

interface CarProps {
  readonly car: CarRecord;
}

/** The facts of the car itself, by group. */
export function CarFactsTable({ car }: CarProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const own = (name: string, value: string | undefined) => ({
    label: translate(`resources.cars.fields.${name}`),
    value,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          own('brandId', localised(car.brandName, locale)),
          own('seriesId', localised(car.seriesName, locale)),
          own('vin', car.vin),
        ]}
      />
      {factsByGroup().map((group) => (
        <FactsInGroup key={group.group} car={car} {...group} />
      ))}
      <Attributes car={car} />
    </Box>
  );
}

function FactsInGroup({ car, group, facts }: CarProps & FactsOfGroup) {
  const locale = useReaderLocale();
  const known = facts.flatMap(({ name, fact }) => {
    const value: unknown = car[name as keyof CarRecord];
    if (factInWords(fact, value, locale) === undefined) return [];
    return [{ label: unbroken(fact.label[locale]), value: <FactValue fact={fact} value={value} /> }];
  });
  return <FactGroup title={carFactGroups[group][locale]} facts={known} />;
}

/** The free attributes of a car, such as its equipment. */
function Attributes({ car }: CarProps) {
  const translate = useTranslate();
  const known = attributesInWords(car.spuAttrValues ?? []);
  const facts = known.map(({ name, value }) => ({ label: name, value }));
  return <FactGroup title={translate('console.cars.attributes')} facts={facts} />;
}

/** Facts under a heading; nothing where none is known. */
export function FactGroup({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {unbroken(title)}
      </Typography>
      <Facts facts={facts} />
    </div>
  );
}

/** Shop, prices and stock. */
export function CarMoney({ car }: CarProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const label = (name: string) => translate(`resources.cars.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: label('priceFee'), value: <Yuan fen={car.priceFee} /> },
        {
          label: label('marketPriceFee'),
          value: car.marketPriceFee ? <Yuan fen={car.marketPriceFee} /> : null,
        },
        {
          label: label('wholesalePriceFee'),
          value: car.wholesalePriceFee ? <Yuan fen={car.wholesalePriceFee} /> : null,
        },
        { label: label('stock'), value: car.stock },
        { label: label('lockStock'), value: car.lockStock },
        { label: label('saleNum'), value: car.saleNum },
        { label: label('shopName'), value: car.shopName },
        { label: label('categoryId'), value: localised(car.categoryName, locale) },
        { label: label('partyCode'), value: car.partyCode },
        { label: label('createTime'), value: <Moment at={car.createTime} /> },
        { label: label('updateTime'), value: <Moment at={car.updateTime} /> },
      ]}
    />
  );
}
