import { day, paidToWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import styles from './LandedCost.module.css';
import { CostLine } from './CostLine.js';
import { CostRates } from './CostRates.js';
import { knownRoubles, type ImportCost, missingLines, totalOf, wholeRoubles } from './landed-cost.js';

const PARTS = ['mall', 'russia'] as const;

/** Shows the landed cost of a car line by line: payee, amount, tariff and rate. */
export function LandedCost({ cost, isFrozen }: { cost: ImportCost; isFrozen?: boolean }) {
  const { t } = useTranslation('deal');
  const total = totalOf(cost);
  return (
    <div className={styles['landed']}>
      {PARTS.map((paidTo) => (
        <section key={paidTo}>
          <div className={styles['head']}>
            <h3>{word(paidToWords, paidTo, locale)}</h3>
            <strong className="figures">
              {knownRoubles(paidTo === 'mall' ? cost.mallRubMinor : cost.russiaRubMinor) ??
                t('landed.unknown')}
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
          {total === null ? t('landed.unknown') : t('landed.about', { sum: wholeRoubles(total) })}
        </strong>
      </p>
      {total === null && <p className="small">{t('landed.missing', { lines: missingLines([cost]) })}</p>}
      {cost.ageChange && (
        <p className="small">
          {t('landed.ageChange', {
            date: day(cost.ageChange.onDate, locale),
            band: t(`landed.age.${cost.ageChange.to as 'over5'}`),
          })}
        </p>
      )}
      <CostRates cost={cost} />
    </div>
  );
}
