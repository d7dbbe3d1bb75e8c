import { day } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../mall/locale.js';
import { totalOf, wholeRoubles, type ImportCost } from './landed-cost.js';
import styles from './LaterCost.module.css';

const COMPARED = ['customsDuty', 'excise', 'vat', 'recyclingFee'] as const;

/** Shows the payments that depend on age, today and after the next birthday with an effect. */
export function LaterCost({ now, later }: { now: ImportCost; later: ImportCost }) {
  const { t } = useTranslation('deal');
  const rows = COMPARED.flatMap((code) => {
    const [today, then] = [now, later].map(({ lines }) => lines.find((line) => line.code === code));
    const label = (today ?? then)?.label;
    return label === undefined ? [] : [{ label, today: amountOf(today), then: amountOf(then) }];
  });
  const totals = { label: t('landed.total'), today: totalOf(now), then: totalOf(later) };
  return (
    <section aria-labelledby="later">
      <h3 id="later">
        {t('later.title', {
          date: day(later.onDate, locale),
          band: t(`landed.age.${later.ageBand as 'over5'}`),
        })}
      </h3>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby="later">
        <table className={`${styles['later']} figures`}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('later.today')}</th>
              <th scope="col">{t('later.then')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, totals].map(({ label, today, then }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{today === null ? t('landed.unknown') : wholeRoubles(today)}</td>
                <td>{then === null ? t('landed.unknown') : wholeRoubles(then)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('later.note')}</p>
    </section>
  );
}

/** Returns the amount of a line; a missing line is not due. */
const amountOf = (line: ImportCost['lines'][number] | undefined): number | null =>
  line ? line.amountRubMinor : 0;
