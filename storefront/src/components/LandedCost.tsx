import {
  day,
  dayOf,
  moment,
  paidToWords,
  rate as rateText,
  roubles,
  sourceName,
  word,
  yuan,
  type OutputOf,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { Icon } from './ui/Icon.js';
import styles from './LandedCost.module.css';

export type LandedCostOfCar = OutputOf<'order.landed.forCar'>;
type Line = LandedCostOfCar['lines'][number];

/** Kopecks in whole roubles: an estimate has no kopecks. */
export const wholeRoubles = (minor: number): string => roubles(Math.round(minor / 100), locale);

const PARTS = ['mall', 'russia'] as const;

/** What a car comes to at the buyer's door: line by line, who is paid, from which table, by which rate. */
export function LandedCost({ cost, isFrozen }: { cost: LandedCostOfCar; isFrozen?: boolean }) {
  const { t } = useTranslation('deal');
  return (
    <div className={styles['landed']}>
      {PARTS.map((paidTo) => (
        <section key={paidTo}>
          <div className={styles['head']}>
            <h3>{word(paidToWords, paidTo, locale)}</h3>
            <strong className="figures">
              {wholeRoubles(paidTo === 'mall' ? cost.mallRubMinor : cost.russiaRubMinor)}
            </strong>
          </div>
          <p className="muted small">
            {t(paidTo === 'russia' ? 'landed.estimate' : isFrozen ? 'landed.locked' : 'landed.atRate')}
          </p>
          <ul>
            {cost.lines
              .filter((line) => line.paidTo === paidTo)
              .map((line) => (
                <CostLine key={`${line.code} ${line.label}`} line={line} />
              ))}
          </ul>
        </section>
      ))}
      <p className={`${styles['total']} figures`}>
        <span>{t('landed.total')}</span>
        <strong>
          {t(cost.isComplete ? 'landed.about' : 'landed.atLeast', { sum: wholeRoubles(cost.totalRubMinor) })}
        </strong>
      </p>
      {cost.ageChange && (
        <p className="small">
          {t('landed.ageChange', {
            date: day(cost.ageChange.onDate, locale),
            band: t(`landed.age.${cost.ageChange.to as 'over5'}`),
          })}
        </p>
      )}
      <Rates cost={cost} />
    </div>
  );
}

function CostLine({ line }: { line: Line }) {
  const { t } = useTranslation('deal');
  const { table } = line;
  return (
    <li>
      <details className={styles['line']}>
        <summary>
          <span>{line.label}</span>
          <span className="figures">
            {line.amountRubMinor === null ? (
              <span className={styles['unknown']}>{t('landed.unknown')}</span>
            ) : (
              wholeRoubles(line.amountRubMinor)
            )}
          </span>
        </summary>
        <div className={`${styles['how']} small`}>
          {line.currency === 'CNY' && line.amountMinor !== null && (
            <p className="figures">{yuan(line.amountMinor)}</p>
          )}
          {line.how && <p>{line.how}</p>}
          {table && (
            <p className="muted">
              {t('landed.table', { date: day(table.validFrom, locale) })}{' '}
              {table.sourceUrl ? (
                <a href={table.sourceUrl} target="_blank" rel="noreferrer">
                  {table.source}
                </a>
              ) : (
                table.source
              )}
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

/** Both kinds of rates, with source and age: what the buyer pays by, and what customs count by. */
function Rates({ cost }: { cost: LandedCostOfCar }) {
  const { t } = useTranslation('deal');
  if (cost.rates.length === 0) return null;
  return (
    <details className={`${styles['rates']} small`}>
      <summary>{t('landed.rates', { date: day(cost.onDate, locale) })}</summary>
      <ul>
        {cost.rates.map((used) => (
          <li key={`${used.purpose}:${used.from}`} className="figures">
            {t(`rates.${used.purpose}`)}: {rateText(used.rate, locale)} {t(`rates.for${used.from as 'CNY'}`)}
            <span className="muted">
              {' '}
              {sourceName(used.source, locale)}, {moment(used.asOf, locale)}
              {used.isStale && ` · ${t('rates.stale')}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the car passes the preferential fee, and honestly why not. */
export function Preference({ cost }: { cost: LandedCostOfCar }) {
  const { t } = useTranslation('deal');
  const { isEligible, reasons, powerHp, powerLimitHp, powerBasis } = cost.preference;
  const power =
    powerHp === null || powerLimitHp === null
      ? undefined
      : t(`preference.${powerBasis ?? 'rated'}`, { power: powerHp, limit: powerLimitHp });
  return (
    <div className={`${styles['preference']} ${isEligible ? styles['passes'] : ''}`}>
      <Icon name={isEligible ? 'check' : 'info'} />
      <div>
        <strong>{t(isEligible ? 'preference.passes' : 'preference.fails')}</strong>
        {isEligible
          ? power && <span className="small">{power}</span>
          : reasons.map(({ code, text }) => (
              <span key={code} className="small">
                {text}
              </span>
            ))}
      </div>
    </div>
  );
}

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
