import { LEAST_TREAD_MM } from '@mall/contracts/product';
import { figure, tyrePlaceWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import styles from './Tyres.module.css';

/** Shows the remaining tread of each tyre, with the legal minimum. */
export function Tyres({ tyres }: { tyres: NonNullable<Report['tyres']> }) {
  const { t } = useTranslation('inspection');
  if (tyres.length === 0) return null;
  return (
    <section className={styles['tyres']} aria-labelledby="tyres">
      <h2 id="tyres">{t('tyres')}</h2>
      <dl>
        {tyres.map(({ place, treadMm, brand, madeIn }) => (
          <div key={place}>
            <dt>{word(tyrePlaceWords, place, locale)}</dt>
            <dd className="figures">
              {figure(treadMm, 'mm', locale)}
              <span className="muted small">{[brand, madeIn].filter(Boolean).join(', ')}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        {t('leastTread', {
          summer: figure(LEAST_TREAD_MM.summer, 'mm', locale),
          winter: figure(LEAST_TREAD_MM.winter, 'mm', locale),
        })}
      </p>
    </section>
  );
}
