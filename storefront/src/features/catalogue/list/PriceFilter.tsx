import { carFields } from '@mall/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/ui/Segments.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { labelOf } from '../label-of.js';
import type { Filter } from './filter.js';
import { NumberInput } from './NumberInput.js';
import { ROUBLES, YUAN } from './price-scale.js';
import styles from './FilterPanel.module.css';

const PriceSlider = lazy(() => import('./PriceSlider.js'));

const currencies = {
  rub: { scale: ROUBLES, from: 'priceFrom', to: 'priceTo', sign: '₽' },
  cny: { scale: YUAN, from: 'yuanFrom', to: 'yuanTo', sign: '¥' },
} as const;

type Currency = keyof typeof currencies;

/** Price in roubles or in yuan: a slider for the eye, two fields for the exact. */
export function PriceFilter({ filter, onChange }: { filter: Filter; onChange: (patch: Filter) => void }) {
  const { t } = useTranslation('list');
  const isInYuan = filter.yuanFrom !== undefined || filter.yuanTo !== undefined;
  const [currency, setCurrency] = useState<Currency>(isInYuan ? 'cny' : 'rub');
  const { scale, sign, ...names } = currencies[currency];
  const from = filter[names.from] ?? scale.min;
  const to = filter[names.to] ?? scale.max;
  // While a thumb is dragged only the inputs follow; the search runs when it is released.
  const [shown, setShown] = useState<readonly [number, number]>([from, to]);
  useEffect(() => setShown([from, to]), [from, to]);
  const commit = (low: number, high: number): void =>
    onChange({
      [names.from]: low > scale.min ? low : undefined,
      [names.to]: high < scale.max ? high : undefined,
    });
  const choose = (next: Currency): void => {
    setCurrency(next);
    // A filter in the other currency is removed: only one price applies.
    if (from !== scale.min || to !== scale.max) onChange({ [names.from]: undefined, [names.to]: undefined });
  };
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
      <Suspense fallback={<Skeleton height="44px" />}>
        <PriceSlider
          from={shown[0]}
          to={shown[1]}
          scale={scale}
          sign={sign}
          onChange={(low, high) => setShown([low, high])}
          onCommit={commit}
        />
      </Suspense>
      <div className={styles['pair']}>
        <NumberInput
          label={t('filter.priceFrom', { sign })}
          value={shown[0]}
          onCommit={(value) => commit(Math.min(value ?? scale.min, shown[1]), shown[1])}
        />
        <NumberInput
          label={t('filter.priceTo', { sign })}
          value={shown[1]}
          onCommit={(value) => commit(shown[0], Math.max(value ?? scale.max, shown[0]))}
        />
      </div>
    </fieldset>
  );
}
