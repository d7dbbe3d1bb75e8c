import { daysText } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { placeName } from '../../mall/city.js';
import { locale } from '../../mall/locale.js';
import type { BuyProps } from './use-buying.js';
import { useLandedCost, useNamedImporter } from './use-landed-cost.js';

/** Shows the recent delivery times to the visitor's city; hidden where too few cars were handed over. */
export function WayTime({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { data: cost } = useLandedCost(car, buying.sku, useNamedImporter());
  if (!cost?.wayTime) return null;
  const { days, orders } = cost.wayTime;
  return (
    <p className="muted small figures">
      {t('car.wayTime', {
        city: placeName(cost.city ?? ''),
        days: daysText(days, locale),
        orders,
      })}
    </p>
  );
}
