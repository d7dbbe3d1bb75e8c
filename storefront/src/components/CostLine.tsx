import { useTranslation } from 'react-i18next';
import { yuan } from '../mall/yuan.js';
import styles from './LandedCost.module.css';
import { type Line, wholeRoubles } from './landed-cost.js';
import { TariffSource } from './TariffSource.js';

export function CostLine({ line }: { line: Line }) {
  const { t } = useTranslation('deal');
  const { table } = line;
  return (
    <li>
      <details className={styles['line']}>
        <summary>
          <span>{line.label}</span>
          <span className="figures">
            {line.amountRubMinor === null ? (
              <span className={styles['unknown']}>{t('landed.unknown')}</span>
            ) : (
              wholeRoubles(line.amountRubMinor)
            )}
          </span>
        </summary>
        <div className={`${styles['how']} small`}>
          {line.currency === 'CNY' && line.amountMinor !== null && (
            <p className="figures">{yuan(line.amountMinor)}</p>
          )}
          {line.how && <p>{line.how}</p>}
          {table && <TariffSource table={table} />}
        </div>
      </details>
    </li>
  );
}
