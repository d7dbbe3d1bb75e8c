import { moment } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { orderPath } from '../mall/pages.js';
import { ButtonLink } from './ui/Button.js';
import { Notice } from './ui/Notice.js';

interface HeldForYouProps {
  readonly orderId: string;
  readonly until: string;
  readonly zone?: string | undefined;
  /** Needed where several cars are listed. */
  readonly carName?: string;
}

/** Says that the reader's own order holds the car, with a link to that order. */
export function HeldForYou({ orderId, until, zone, carName }: HeldForYouProps) {
  const { t } = useTranslation('deal');
  return (
    <Notice tone="wait">
      <strong>{carName ? `${carName}: ${t('own.title')}` : t('own.title')}</strong>
      <span>{t('own.text', { time: moment(until, locale, zone) })}</span>
      <span>
        <ButtonLink to={orderPath(orderId)}>{t('own.open')}</ButtonLink>
      </span>
    </Notice>
  );
}
