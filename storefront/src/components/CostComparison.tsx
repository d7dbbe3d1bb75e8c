import { useTranslation } from 'react-i18next';
import { totalOf, wholeRoubles, type ImportCost } from './landed-cost.js';
import styles from './CostComparison.module.css';

interface CostComparisonProps {
  /** Id of the title in the page. */
  readonly id: string;
  readonly title: string;
  readonly now: ImportCost;
  readonly then: ImportCost;
  /** Lines that are compared; others are the same. */
  readonly lines: readonly ImportCost['lines'][number]['code'][];
  readonly note: string;
}

/** Shows the costs of a car today and later side by side, line by line. */
export function CostComparison({ id, title, now, then, lines, note }: CostComparisonProps) {
  const { t } = useTranslation('deal');
  const rows = lines.flatMap((code) => {
    const [today, later] = [now, then].map((cost) => cost.lines.find((line) => line.code === code));
    const label = (today ?? later)?.label;
    return label === undefined ? [] : [{ label, today: amountOf(today), later: amountOf(later) }];
  });
  const totals = { label: t('landed.total'), today: totalOf(now), later: totalOf(then) };
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={`${styles['compared']} figures`}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('later.today')}</th>
              <th scope="col">{t('later.then')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, totals].map(({ label, today, later }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{today === null ? t('landed.unknown') : wholeRoubles(today)}</td>
                <td>{later === null ? t('landed.unknown') : wholeRoubles(later)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{note}</p>
    </section>
  );
}

/** Returns the amount of a line; a missing line is not due. */
const amountOf = (line: ImportCost['lines'][number] | undefined): number | null =>
  line ? line.amountRubMinor : 0;
