import { moment } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { HeldForYou } from '../../components/HeldForYou.js';
import { Notice } from '../../components/ui/Notice.js';
import { useTimeZone } from '../../components/use-in-browser.js';
import { useOwnHold } from '../../components/use-own-hold.js';
import { locale } from '../../mall/locale.js';
import type { BuyProps } from './use-buying.js';
import { WatchButton } from './WatchButton.js';

/** Explains why the car cannot be ordered now; hidden when it can. */
export function Availability({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  const zone = useTimeZone();
  const { sku } = buying;
  const ownOrder = useOwnHold(sku?.skuId ?? '', sku?.heldUntil !== undefined);
  if (sku?.heldUntil && ownOrder === undefined) return null;
  if (sku?.heldUntil && ownOrder) {
    return <HeldForYou orderId={ownOrder.orderId} until={sku.heldUntil} zone={zone} />;
  }
  if (sku?.heldUntil) {
    return (
      <Notice tone="wait">
        <strong>{t('car.held')}</strong>
        <span>{t('car.heldText', { time: moment(sku.heldUntil, locale, zone) })}</span>
        <span>
          <WatchButton skuId={sku.skuId} />
        </span>
      </Notice>
    );
  }
  if (car.isSold) {
    return (
      <Notice tone="wait">
        <strong>{t(car.isWithheld ? 'car.withheld' : 'car.sold')}</strong>
        <span>{t(car.isWithheld ? 'car.withheldText' : 'car.soldText')}</span>
      </Notice>
    );
  }
  if (!buying.canOrder) return <Notice tone="wait">{common('car.soldOut')}</Notice>;
  return null;
}
