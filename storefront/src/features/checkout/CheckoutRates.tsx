import { BORDER_ZONE, countdownText, deadline, rate as rateText, sourceName } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '../../components/use-seconds.js';
import { Button } from '../../components/ui/Button.js';
import { locale } from '../../mall/locale.js';
import type { Confirmation } from './use-submit.js';
import styles from './CheckoutSummary.module.css';

interface CheckoutRatesProps {
  readonly confirmation: Confirmation;
  readonly onRequote: () => void;
}

/** Shows the locked payment rate, the customs rates, which cannot be locked, and how long all of this is valid. */
export function CheckoutRates({ confirmation, onRequote }: CheckoutRatesProps) {
  const { t } = useTranslation('deal');
  const { rate, landedCosts } = confirmation;
  const customs = new Map(
    landedCosts
      .flatMap(({ rates }) => rates)
      .filter(({ purpose }) => purpose === 'customs')
      .map((used) => [used.from, used]),
  );
  return (
    <section className={styles['rates']} aria-label={t('rates.title')}>
      <dl className="small">
        <dt>{t('rates.payment')}</dt>
        <dd className="figures">
          {rateText(rate.rate, locale)} {t('rates.forCNY')}
          <span className="muted">
            {sourceName(rate.source, locale)}, {deadline(rate.asOf, locale, BORDER_ZONE)}
          </span>
          <span>{t('checkout.rateUntil', { time: deadline(rate.lockedUntil, locale, BORDER_ZONE) })}</span>
        </dd>
        {customs.size > 0 && (
          <>
            <dt>{t('rates.customs')}</dt>
            {[...customs.values()].map((used) => (
              <dd key={used.from} className="figures">
                {rateText(used.rate, locale)} {t(`rates.for${used.from as 'CNY'}`)}
                <span className="muted">
                  {sourceName(used.source, locale)}, {deadline(used.asOf, locale, BORDER_ZONE)}
                </span>
              </dd>
            ))}
            <dd className="muted">{t('rates.customsNote')}</dd>
          </>
        )}
      </dl>
      <Quote until={confirmation.expiresAt} onRequote={onRequote} />
    </section>
  );
}

/** Shows how long the quote is valid; afterwards it is requested again. */
function Quote({ until, onRequote }: { until: string; onRequote: () => void }) {
  const { t } = useTranslation('deal');
  const left = useTimeUntil(new Date(until).getTime());
  return (
    <p className={`${styles['quote']} small`}>
      <span role="timer" className="figures">
        {left > 0 ? t('rates.quoteFor', { time: countdownText(left, locale) }) : t('rates.quoteOver')}
      </span>
      <Button small look={left > 0 ? 'quiet' : 'secondary'} onClick={onRequote}>
        {t('rates.requote')}
      </Button>
    </p>
  );
}
