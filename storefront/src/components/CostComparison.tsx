import { useTranslation } from 'react-i18next';
import { totalOf, wholeRoubles, type ImportCost } from './landed-cost.js';
import styles from './CostComparison.module.css';

type Line = ImportCost['lines'][number];

interface CostComparisonProps {
  /** Id of the title in the page. */
  readonly id: string;
  readonly title: string;
  readonly now: ImportCost;
  readonly then: ImportCost;
  /** Lines that are compared; by default those that differ. */
  readonly lines?: readonly Line['code'][];
  readonly note: string;
}

/** Shows the costs of a car today and later side by side, line by line. */
export function CostComparison({ id, title, now, then, lines, note }: CostComparisonProps) {
  const { t } = useTranslation('deal');
  const rows = pairsOf(now, then)
    .filter(({ code, today, later }) => lines?.includes(code) ?? today !== later)
    .map(({ label, today, later }) => ({ label, today, later }));
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

/** Returns the lines of both costs in their order; a missing line is not due. Several lines of one kind have labels of their own. */
function pairsOf(now: ImportCost, then: ImportCost) {
  const keyOf = ({ code, label }: Line): string => `${code} ${label}`;
  const all = new Map([...then.lines, ...now.lines].map((line) => [keyOf(line), line]));
  const ordered = [...new Set([...now.lines, ...then.lines].map(keyOf))];
  const amountIn = ({ lines }: ImportCost, key: string): number | null => {
    const line = lines.find((one) => keyOf(one) === key);
    return line ? line.amountRubMinor : 0;
  };
  return ordered.map((key) => {
    const { code, label } = all.get(key)!;
    return { code, label, today: amountIn(now, key), later: amountIn(then, key) };
  });
}
