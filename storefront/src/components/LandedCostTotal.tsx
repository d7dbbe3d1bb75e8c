import { exactRoubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { placeName } from '../mall/city.js';
import { locale } from '../mall/locale.js';
import { yuan } from '../mall/yuan.js';
import { LandedCost } from './LandedCost.js';
import { knownRoubles, type LandedCostOfCar, missingLines, sumOf, totalOfAll } from './landed-cost.js';
import styles from './LandedCost.module.css';

interface LandedCostTotalProps {
  readonly costs: readonly LandedCostOfCar[];
  /** The contract's sum in fen of CNY, and in kopecks where a rate is known. */
  readonly fen: number;
  readonly rubMinor: number | undefined;
  /** Names of the cars by `skuId`, where there are several. */
  readonly names?: ReadonlyMap<string, string>;
  /** Whether the cost is stored with an order, at its rate. */
  readonly isFrozen?: boolean;
  /** The total in kopecks, where it is not the sum of the costs: an order may have a later rate. */
  readonly totalRubMinor?: number | null | undefined;
}

/** Shows the total of several cars at the buyer's door, then contract and customs, the yuan last, and all lines on demand. */
export function LandedCostTotal({
  costs,
  fen,
  rubMinor,
  names,
  isFrozen,
  totalRubMinor = totalOfAll(costs),
}: LandedCostTotalProps) {
  const { t } = useTranslation('deal');
  const contract = rubMinor === undefined ? yuan(fen) : exactRoubles(rubMinor, locale);
  const total = knownRoubles(totalRubMinor);
  const russia = knownRoubles(sumOf(costs, ({ russiaRubMinor }) => russiaRubMinor));
  if (costs.length === 0)
    return (
      <dl className={`${styles['whole']} figures`}>
        <div className={styles['lead']}>
          <dt>{t('landed.contract')}</dt>
          <dd>{contract}</dd>
        </div>
        {rubMinor !== undefined && (
          <div>
            <dt>{t('landed.inYuan')}</dt>
            <dd>{yuan(fen)}</dd>
          </div>
        )}
      </dl>
    );
  return (
    <>
      <dl className={`${styles['whole']} figures`}>
        <div className={styles['lead']}>
          <dt>{t('landed.totalIn', { city: placeName(costs[0]?.city ?? '') })}</dt>
          <dd>{total === null ? t('landed.unknown') : t('landed.about', { sum: total })}</dd>
        </div>
        <div>
          <dt>{t('landed.contract')}</dt>
          <dd>{contract}</dd>
        </div>
        <div>
          <dt>{t('landed.russia')}</dt>
          <dd>{russia ?? t('landed.unknown')}</dd>
        </div>
        {rubMinor !== undefined && (
          <div>
            <dt>{t('landed.inYuan')}</dt>
            <dd className="muted">{yuan(fen)}</dd>
          </div>
        )}
      </dl>
      {total === null && <p className="small">{t('landed.missing', { lines: missingLines(costs) })}</p>}
      <details className={styles['door']}>
        <summary>{t('landed.lines')}</summary>
        {costs.map((cost) => (
          <div key={cost.skuId} className={styles['car']}>
            {costs.length > 1 && <h3>{names?.get(cost.skuId)}</h3>}
            <LandedCost cost={cost} isFrozen={isFrozen ?? false} />
          </div>
        ))}
      </details>
    </>
  );
}
