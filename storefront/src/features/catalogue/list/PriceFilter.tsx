import { carFields, compactNumber, roubles } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/ui/Segments.js';
import { useCity } from '../../../mall/city.js';
import { locale } from '../../../mall/locale.js';
import { yuan } from '../../../mall/yuan.js';
import { labelOf, useBucketName } from './filter-words.js';
import { barsOf } from './bars.js';
import { isLanded, WITHOUT_LANDED, type Filter } from './filter.js';
import { PRICE_MAX, PRICE_MIN } from './filter-fields.js';
import { LandedFilter } from './LandedFilter.js';
import { NumberInput } from './NumberInput.js';
import { ROUBLES, YUAN } from './scale.js';
import { SliderFilter, useShown } from './SliderFilter.js';
import type { Facets, FilterProps } from './use-facets.js';
import styles from './FilterPanel.module.css';

const FEN = 100;

/** Marks below the slider in roubles, between its prescribed bounds. */
const MARKS = {
  values: [PRICE_MIN, 1_000_000, 10_000_000, PRICE_MAX],
  show: (value: number) => compactNumber(value, locale),
};

const currencies = {
  rub: {
    marks: MARKS,
    scale: ROUBLES,
    from: 'priceFrom',
    to: 'priceTo',
    sign: '₽',
    show: (value: number) => roubles(value, locale),
  },
  cny: {
    marks: undefined,
    scale: YUAN,
    from: 'yuanFrom',
    to: 'yuanTo',
    sign: '¥',
    show: (value: number) => yuan(value * FEN),
  },
} as const;

type Currency = keyof typeof currencies;

const NO_PRICE: Filter = {
  priceFrom: undefined,
  priceTo: undefined,
  yuanFrom: undefined,
  yuanTo: undefined,
  ...WITHOUT_LANDED,
};

/** Filters by price in roubles, in yuan, or with duties and delivery. Only one of them applies. */
export function PriceFilter(props: FilterProps) {
  const { filter, onChange } = props;
  const { t } = useTranslation('list');
  const isInYuan = filter.yuanFrom !== undefined || filter.yuanTo !== undefined;
  const [currency, setCurrency] = useState<Currency>(isInYuan ? 'cny' : 'rub');
  const isWhole = isLanded(filter);
  const { city } = useCity();
  const choose = (next: Currency | 'landed'): void => {
    if (next !== 'landed') setCurrency(next);
    const hasPrice = Object.keys(NO_PRICE).some((name) => filter[name as 'priceTo'] !== undefined);
    if (hasPrice || next === 'landed')
      onChange({
        ...NO_PRICE,
        ...(next === 'landed' && { importer: 'person', landedCity: city || undefined }),
      });
  };
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['priceLegend']}>{labelOf(carFields.price)}</legend>
      <div className={styles['currency']}>
        <Segments
          label={t('filter.currency')}
          value={isWhole ? 'landed' : currency}
          options={[
            { value: 'rub', label: '₽' },
            { value: 'cny', label: '¥' },
            { value: 'landed', label: t('landed.short') },
          ]}
          onChange={choose}
        />
      </div>
      {isWhole ? <LandedFilter {...props} /> : <CarPrice {...props} currency={currency} key={currency} />}
    </fieldset>
  );
}

/** Filters by the price of the car alone: with a slider, and with two fields for exact values. */
function CarPrice({
  filter,
  facets,
  onChange,
  onMove,
  currency,
}: FilterProps & { readonly currency: Currency }) {
  const { t } = useTranslation('list');
  const { marks, scale, sign, show, ...names } = currencies[currency];
  const from = filter[names.from] ?? scale.min;
  const to = filter[names.to] ?? scale.max;
  const [shown, setShown] = useShown(from, to);
  const bucketName = useBucketName(show);
  const unitsPerFen = currency === 'cny' ? 1 / FEN : roublesPerFen(facets);
  const bars =
    facets &&
    unitsPerFen &&
    barsOf(
      facets.histograms.price,
      carFields.price.histogram.map((fen) => Math.round(fen * unitsPerFen)),
      scale,
      bucketName,
    );
  const patchOf = (low: number, high: number): Filter => ({
    [names.from]: low > scale.min ? low : undefined,
    [names.to]: high < scale.max ? high : undefined,
  });
  const commit = (low: number, high: number): void => onChange(patchOf(low, high));
  const labels = [t('filter.priceFrom', { sign }), t('filter.priceTo', { sign })] as const;
  return (
    <>
      <SliderFilter
        name={labelOf(carFields.price)}
        {...{ labels, bars: bars || undefined, scale, shown, marks, show, patchOf, onChange, onMove }}
        onShow={setShown}
      />
      <div className={styles['pair']}>
        <NumberInput
          label={labels[0]}
          value={shown[0]}
          onCommit={(value) => commit(Math.min(value ?? scale.min, shown[1]), shown[1])}
        />
        <NumberInput
          label={labels[1]}
          value={shown[1]}
          onCommit={(value) => commit(shown[0], Math.max(value ?? scale.max, shown[0]))}
        />
      </div>
    </>
  );
}

/** Returns the rate used in the answer; undefined when it is unknown or no car was found. */
function roublesPerFen(facets: Facets | undefined): number | undefined {
  const fen = facets?.price.max;
  const inRoubles = facets?.priceRub?.max;
  return fen && inRoubles ? inRoubles / fen : undefined;
}
