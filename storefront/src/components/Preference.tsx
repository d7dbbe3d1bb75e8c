import { useTranslation } from 'react-i18next';
import { Icon } from './ui/Icon.js';
import styles from './LandedCost.module.css';
import type { ImportCost } from './landed-cost.js';

/** Whether the car qualifies for the preferential fee, or why not. */
export function Preference({ cost }: { cost: ImportCost }) {
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
      </div>
    </div>
  );
}
