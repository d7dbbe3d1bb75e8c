import { useTranslation } from 'react-i18next';
import { LandedCost } from './LandedCost.js';
import { wholeRoubles, type LandedCostOfCar } from './landed-cost.js';
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
  const sum = (part: 'mallRubMinor' | 'russiaRubMinor' | 'totalRubMinor'): string =>
    wholeRoubles(costs.reduce((all, cost) => all + cost[part], 0));
  const isComplete = costs.every((cost) => cost.isComplete);
  return (
    <details className={styles['door']}>
      <summary className="figures">
        <span>{t('landed.title')}</span>
        <strong>{t(isComplete ? 'landed.about' : 'landed.atLeast', { sum: sum('totalRubMinor') })}</strong>
      </summary>
      {costs.length > 1 && (
        <p className="small figures">
          {t('landed.split', { mall: sum('mallRubMinor'), russia: sum('russiaRubMinor') })}
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
