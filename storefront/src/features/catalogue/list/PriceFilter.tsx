import { carFields, roubles, yuan } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/ui/Segments.js';
import { locale } from '../../../mall/locale.js';
import { labelOf } from '../label-of.js';
import { barsOf } from './bars.js';
import type { Filter } from './filter.js';
import type { FilterProps } from './filter-props.js';
import { NumberInput } from './NumberInput.js';
import { ROUBLES, YUAN } from './scale.js';
import { SliderFilter, useShown } from './SliderFilter.js';
import { useBucketName } from './use-bucket-name.js';
import type { Facets } from './use-facets.js';
import styles from './FilterPanel.module.css';

const FEN = 100;

const currencies = {
  rub: {
    scale: ROUBLES,
    from: 'priceFrom',
    to: 'priceTo',
    sign: '₽',
    show: (value: number) => roubles(value, locale),
  },
  cny: {
    scale: YUAN,
    from: 'yuanFrom',
    to: 'yuanTo',
    sign: '¥',
    show: (value: number) => yuan(value * FEN),
  },
} as const;

type Currency = keyof typeof currencies;

/** Price in roubles or in yuan: a slider for the eye, two fields for the exact. */
export function PriceFilter({ filter, facets, onChange, onMove }: FilterProps) {
  const { t } = useTranslation('list');
  const isInYuan = filter.yuanFrom !== undefined || filter.yuanTo !== undefined;
  const [currency, setCurrency] = useState<Currency>(isInYuan ? 'cny' : 'rub');
  const { scale, sign, show, ...names } = currencies[currency];
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
  const choose = (next: Currency): void => {
    setCurrency(next);
    // A filter in the other currency is removed: only one price applies.
    if (from !== scale.min || to !== scale.max) onChange({ [names.from]: undefined, [names.to]: undefined });
  };
  const labels = [t('filter.priceFrom', { sign }), t('filter.priceTo', { sign })] as const;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['priceLegend']}>{labelOf(carFields.price)}</legend>
      <div className={styles['currency']}>
        <Segments
          label={t('filter.currency')}
          value={currency}
          options={[
            { value: 'rub', label: '₽' },
            { value: 'cny', label: '¥' },
          ]}
          onChange={choose}
        />
      </div>
      <SliderFilter
        name={labelOf(carFields.price)}
        {...{ labels, bars: bars || undefined, scale, shown, show, patchOf, onChange, onMove }}
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
    </fieldset>
  );
}

/** The rate that the answer was written with; undefined while none is known or no car is found. */
function roublesPerFen(facets: Facets | undefined): number | undefined {
  const fen = facets?.price.max;
  const inRoubles = facets?.priceRub?.max;
  return fen && inRoubles ? inRoubles / fen : undefined;
}
