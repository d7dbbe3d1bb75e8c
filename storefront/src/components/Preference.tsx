import { useTranslation } from 'react-i18next';
import { Icon } from './ui/Icon.js';
import styles from './LandedCost.module.css';
import { wholeRoubles, type CostOutlook, type ImportCost } from './landed-cost.js';
import { TariffSource } from './TariffSource.js';

interface PreferenceProps {
  readonly cost: ImportCost;
  readonly outlook: CostOutlook | null | undefined;
}

/** Shows whether the car qualifies for the preferential fee, or why not, and the resulting amount. */
export function Preference({ cost, outlook }: PreferenceProps) {
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
        <Difference cost={cost} outlook={outlook} />
      </div>
    </div>
  );
}

/** Shows what the fee saves, or what power beyond its limit costs, and the table behind it; hidden when unknown. */
function Difference({ cost, outlook }: PreferenceProps) {
  const { t } = useTranslation('deal');
  const { preferenceSavesRubMinor: saved, powerCostsRubMinor: lost } = outlook ?? {};
  const sum = saved ?? lost;
  if (sum == null) return null;
  const table = cost.lines.find(({ code }) => code === 'recyclingFee')?.table;
  return (
    <div className="small">
      <p>
        {t(saved == null ? 'preference.lost' : 'preference.saved', {
          limit: cost.preference.powerLimitHp,
          sum: wholeRoubles(sum),
        })}
      </p>
      {table && <TariffSource table={table} />}
    </div>
  );
}
