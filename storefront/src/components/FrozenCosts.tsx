import { dayOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { LandedCost } from './LandedCost.js';
import type { LandedCostOfCar } from './landed-cost.js';

/** The landed costs stored with an order, as the buyer was shown them. */
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
