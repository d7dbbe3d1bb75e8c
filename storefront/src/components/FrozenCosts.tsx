import { dayOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { LandedCost } from './LandedCost.js';
import type { LandedCostOfCar } from './landed-cost.js';

/** Kept with an order: what its buyer was shown. */
export function FrozenCosts({ costs, since }: { costs: readonly LandedCostOfCar[]; since: string }) {
  const { t } = useTranslation('deal');
  return (
    <>
      <p className="muted small">{t('landed.frozen', { date: dayOf(since, locale) })}</p>
      {costs.map((cost) => (
        <LandedCost key={cost.skuId} cost={cost} isFrozen />
      ))}
    </>
  );
}
