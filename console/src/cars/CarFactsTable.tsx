import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import {
  carFactGroups,
  factInWords,
  factsByGroup,
  localised,
  unbroken,
  type FactsOfGroup,
} from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts } from '../components/Facts.js';
import { Day, Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { DictionaryWord } from '../components/StatusWord.js';

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
    </Box>
  );
}

function FactsInGroup({ car, group, facts }: CarProps & FactsOfGroup) {
  const locale = useReaderLocale();
  const known = facts.flatMap(({ name, fact }) => {
    const value: unknown = car[name as keyof CarRecord];
    const words = factInWords(fact, value, locale);
    if (words === undefined) return [];
    const dictionary = fact.kind === 'choice' ? fact.dictionary : undefined;
    const shown = dictionary ? (
      <DictionaryWord dictionary={dictionary} value={String(value)} />
    ) : fact.kind === 'day' ? (
      <Day on={String(value)} />
    ) : (
      words
    );
    return [{ label: unbroken(fact.label[locale]), value: shown }];
  });
  if (known.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {unbroken(carFactGroups[group][locale])}
      </Typography>
      <Facts facts={known} />
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
