import { pictureUrl } from '@mall/contracts/file';
import { defectWords, figure, localised, panelWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import type { Report } from './car.js';
import styles from './Defects.module.css';

/** Found defects, numbered as on the map. */
export function Defects({ defects }: { defects: NonNullable<Report['defects']> }) {
  const { t } = useTranslation('car');
  return (
    <div>
      <h3>{t('inspection.defects', { count: defects.length })}</h3>
      {defects.length === 0 ? (
        <p className="muted">{t('inspection.noDefects')}</p>
      ) : (
        <ol className={styles['defects']}>
          {defects.map((defect, index) => (
            <li key={`${defect.panel}${index}`}>
              <span className={`${styles['number']} figures`} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{word(panelWords, defect.panel, locale)}</strong>
                {': '}
                {word(defectWords, defect.kind, locale).toLocaleLowerCase(locale)}
                {defect.sizeMm ? `, ${figure(defect.sizeMm, 'mm', locale)}` : ''}
                {defect.note && <span className="muted small"> {localised(defect.note, locale)}</span>}
              </span>
              {defect.imgUrl && (
                <a href={pictureUrl(defect.imgUrl, '1280')} target="_blank" rel="noreferrer">
                  {t('inspection.photo')}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
