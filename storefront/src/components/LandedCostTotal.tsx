import { useTranslation } from 'react-i18next';
import { LandedCost } from './LandedCost.js';
import { knownRoubles, type LandedCostOfCar } from './landed-cost.js';
import styles from './LandedCost.module.css';

interface LandedCostTotalProps {
  readonly costs: readonly LandedCostOfCar[];
  /** Names of the cars by `skuId`, where there are several. */
  readonly names?: ReadonlyMap<string, string>;
}

/** The landed cost of several cars, with everything that is paid in Russia. */
export function LandedCostTotal({ costs, names }: LandedCostTotalProps) {
  const { t } = useTranslation('deal');
  if (costs.length === 0) return null;
  const sum = (part: 'mallRubMinor' | 'russiaRubMinor' | 'totalRubMinor'): string | null =>
    knownRoubles(costs.reduce<number | null>((all, cost) => added(all, cost[part]), 0));
  const total = sum('totalRubMinor');
  const isComplete = costs.every((cost) => cost.isComplete);
  return (
    <details className={styles['door']}>
      <summary className="figures">
        <span>{t('landed.title')}</span>
        <strong>
          {total === null
            ? t('landed.unknown')
            : t(isComplete ? 'landed.about' : 'landed.atLeast', { sum: total })}
        </strong>
      </summary>
      {costs.length > 1 && (
        <p className="small figures">
          {t('landed.split', {
            mall: sum('mallRubMinor'),
            russia: sum('russiaRubMinor') ?? t('landed.unknown'),
          })}
        </p>
      )}
      {costs.map((cost) => (
        <div key={cost.skuId} className={styles['car']}>
          {costs.length > 1 && <h3>{names?.get(cost.skuId)}</h3>}
          <LandedCost cost={cost} />
        </div>
      ))}
    </details>
  );
}

/** Without one of the parts there is no sum. */
const added = (sum: number | null, part: number | null): number | null =>
  sum === null || part === null ? null : sum + part;
