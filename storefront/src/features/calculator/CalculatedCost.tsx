import { day, type OutputOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { LandedCost } from '../../components/LandedCost.js';
import { Preference } from '../../components/Preference.js';
import { totalOf, wholeRoubles, type ImportCost } from '../../components/landed-cost.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { locale } from '../../mall/locale.js';
import styles from './CalculatorPage.module.css';

interface CalculatedCostProps {
  readonly calculated: OutputOf<'order.landed.calculate'> | undefined;
  /** What is shown belongs to what was asked before. */
  readonly isOld: boolean;
}

/** The whole line by line, what the preferential fee saves, and what waiting changes. */
export function CalculatedCost({ calculated, isOld }: CalculatedCostProps) {
  const { t } = useTranslation('calculator');
  if (!calculated) return <Skeleton height="640px" />;
  const { cost, preferenceSavesRubMinor: saved, later } = calculated;
  return (
    <div className={styles['cost']} style={{ opacity: isOld ? 0.55 : 1 }} aria-busy={isOld}>
      <Preference cost={cost} />
      {saved !== null && (
        <p>{t('saved', { limit: cost.preference.powerLimitHp, sum: wholeRoubles(saved) })}</p>
      )}
      <LandedCost cost={cost} />
      {later && <Waiting now={cost} later={later} />}
    </div>
  );
}

const COMPARED = ['customsDuty', 'excise', 'vat', 'recyclingFee'] as const;

/** The payments that depend on age, today and after the next birthday that matters. */
function Waiting({ now, later }: { now: ImportCost; later: ImportCost }) {
  const { t } = useTranslation('calculator');
  const { t: deal } = useTranslation('deal');
  const rows = COMPARED.flatMap((code) => {
    const [today, then] = [now, later].map(({ lines }) => lines.find((line) => line.code === code));
    const label = (today ?? then)?.label;
    return label === undefined ? [] : [{ label, today: amountOf(today), then: amountOf(then) }];
  });
  const totals = { label: deal('landed.total'), today: totalOf(now), then: totalOf(later) };
  return (
    <section aria-labelledby="later">
      <h3 id="later">
        {t('later', {
          date: day(later.onDate, locale),
          band: deal(`landed.age.${later.ageBand as 'over5'}`),
        })}
      </h3>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby="later">
        <table className={`${styles['later']} figures`}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('today')}</th>
              <th scope="col">{t('then')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, totals].map(({ label, today, then }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{today === null ? deal('landed.unknown') : wholeRoubles(today)}</td>
                <td>{then === null ? deal('landed.unknown') : wholeRoubles(then)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('laterNote')}</p>
    </section>
  );
}

/** A line that is not there is not due. */
const amountOf = (line: ImportCost['lines'][number] | undefined): number | null =>
  line ? line.amountRubMinor : 0;
