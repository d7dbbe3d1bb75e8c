import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { factInWords, localised, unbroken, type CarFact } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts } from '../components/Facts.js';
import { Day, Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { DictionaryWord } from '../components/StatusWord.js';
import { factsByGroup, type NamedFact } from './car-facts.js';

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
      {factsByGroup().map(({ group, facts }) => (
        <FactsOfGroup key={group} title={translate(`console.cars.groups.${group}`)} car={car} facts={facts} />
      ))}
    </Box>
  );
}

interface GroupProps extends CarProps {
  readonly title: string;
  readonly facts: readonly NamedFact[];
}

function FactsOfGroup({ title, car, facts }: GroupProps) {
  const locale = useReaderLocale();
  const known = facts.flatMap(({ name, fact }) => {
    const value = car[name as keyof CarRecord];
    const words = factInWords(fact, value, locale);
    if (words === undefined) return [];
    return {
      label: unbroken(fact.label[locale]),
      value: <FactValue fact={fact} value={value} words={words} />,
    };
  });
  if (known.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Facts facts={known} />
    </div>
  );
}

interface FactValueProps {
  readonly fact: CarFact;
  readonly value: unknown;
  readonly words: string;
}

/** The value of a fact, in the words of its dictionary. */
function FactValue({ fact, value, words }: FactValueProps) {
  if (fact.kind === 'day') return <Day on={String(value)} />;
  if (fact.kind !== 'choice' || !fact.dictionary) return words;
  return <DictionaryWord dictionary={fact.dictionary} value={String(value)} />;
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
