import type { OutputOf } from '@mall/web-kit';
import { LandedCost } from '../../components/LandedCost.js';
import { LaterCost } from '../../components/LaterCost.js';
import { NewTablesCost } from '../../components/NewTablesCost.js';
import { Preference } from '../../components/Preference.js';
import { WayPlan } from '../../components/WayPlan.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import styles from './CalculatorPage.module.css';

interface CalculatedCostProps {
  readonly calculated: OutputOf<'order.landed.calculate'> | undefined;
  /** Whether the result belongs to earlier input. */
  readonly isOld: boolean;
}

/** Shows the result line by line, the saving by the preferential fee, and the effect of waiting. */
export function CalculatedCost({ calculated, isOld }: CalculatedCostProps) {
  if (!calculated) return <Skeleton height="640px" />;
  const { cost, later, way } = calculated;
  return (
    <div className={styles['cost']} style={{ opacity: isOld ? 0.55 : 1 }} aria-busy={isOld}>
      <Preference cost={cost} outlook={calculated} />
      <WayPlan way={way} city={cost.city} />
      <LandedCost cost={cost} />
      <NewTablesCost now={cost} outlook={calculated} />
      {later && <LaterCost now={cost} later={later} />}
    </div>
  );
}
