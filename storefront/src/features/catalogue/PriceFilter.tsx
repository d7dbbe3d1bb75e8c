import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { PRICE_MAX, PRICE_MIN, type Filter } from './filter.js';
import { NumberInput } from './NumberInput.js';
import styles from './FilterPanel.module.css';

const PriceSlider = lazy(() => import('./PriceSlider.js'));

/** Price in roubles: a slider for the eye, two fields for the exact. */
export function PriceFilter({ filter, onChange }: { filter: Filter; onChange: (patch: Filter) => void }) {
  const { t } = useTranslation();
  const from = filter.priceFrom ?? PRICE_MIN;
  const to = filter.priceTo ?? PRICE_MAX;
  // While a thumb moves only the numbers follow; the search waits until it is let go.
  const [shown, setShown] = useState<readonly [number, number]>([from, to]);
  useEffect(() => setShown([from, to]), [from, to]);
  const commit = (low: number, high: number): void =>
    onChange({
      priceFrom: low > PRICE_MIN ? low : undefined,
      priceTo: high < PRICE_MAX ? high : undefined,
    });
  return (
    <fieldset className={styles['group']}>
      <legend>{t('filter.price')}</legend>
      <Suspense fallback={<Skeleton height="44px" />}>
        <PriceSlider
          from={shown[0]}
          to={shown[1]}
          onChange={(low, high) => setShown([low, high])}
          onCommit={commit}
        />
      </Suspense>
      <div className={styles['pair']}>
        <NumberInput
          label={t('filter.priceFrom')}
          value={shown[0]}
          onCommit={(value) => commit(Math.min(value ?? PRICE_MIN, shown[1]), shown[1])}
        />
        <NumberInput
          label={t('filter.priceTo')}
          value={shown[1]}
          onCommit={(value) => commit(shown[0], Math.max(value ?? PRICE_MAX, shown[0]))}
        />
      </div>
    </fieldset>
  );
}
