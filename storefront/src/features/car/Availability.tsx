import { moment } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.js';
import { Notice } from '../../components/ui/Notice.js';
import { useTimeZone } from '../../components/use-in-browser.js';
import { locale } from '../../mall/locale.js';
import { orderPath } from '../../mall/pages.js';
import type { BuyProps } from './buy-props.js';
import { useOwnHold } from './use-own-hold.js';
import { WatchButton } from './WatchButton.js';

/** Why the car cannot be ordered now; nothing when it can. */
export function Availability({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { t: common } = useTranslation();
  const zone = useTimeZone();
  const { sku } = buying;
  const ownOrder = useOwnHold(sku?.skuId ?? '', sku?.heldUntil !== undefined);
  if (sku?.heldUntil && ownOrder === undefined) return null;
  if (sku?.heldUntil && ownOrder) {
    return (
      <Notice tone="wait">
        <strong>{t('car.heldForYou')}</strong>
        <span>{t('car.heldForYouText', { time: moment(sku.heldUntil, locale, zone) })}</span>
        <span>
          <ButtonLink to={orderPath(ownOrder.orderId)}>{t('car.openOrder')}</ButtonLink>
        </span>
      </Notice>
    );
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
        <strong>{t('car.sold')}</strong>
        <span>{t('car.soldText')}</span>
      </Notice>
    );
  }
  if (!buying.canOrder) return <Notice tone="wait">{common('car.soldOut')}</Notice>;
  return null;
}
