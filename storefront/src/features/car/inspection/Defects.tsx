import { defectWords, figure, localised, panelWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import { PhotoButton } from './PhotoButton.js';
import styles from './Defects.module.css';

interface DefectsProps {
  readonly defects: NonNullable<Report['defects']>;
  readonly onEnlarge: (url: string) => void;
}

/** Lists the defects, numbered as on the map, each with its close-up. */
export function Defects({ defects, onEnlarge }: DefectsProps) {
  const { t } = useTranslation('car');
  const { t: own } = useTranslation('inspection');
  return (
    <section aria-labelledby="defects">
      <h2 id="defects">
        {defects.length === 0 ? own('defects') : t('inspection.defects', { count: defects.length })}
      </h2>
      {defects.length === 0 ? (
        <p className="muted">{own('noDefects')}</p>
      ) : (
        <ol className={styles['defects']}>
          {defects.map((defect, index) => {
            const panel = word(panelWords, defect.panel, locale);
            const kind = word(defectWords, defect.kind, locale).toLocaleLowerCase(locale);
            return (
              <li key={`${defect.panel}${index}`}>
                <span className={`${styles['number']} figures`} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <strong>{panel}</strong>
                  {`: ${kind}`}
                  {defect.sizeMm ? `, ${figure(defect.sizeMm, 'mm', locale)}` : ''}
                  {defect.note && <span className="muted small"> {localised(defect.note, locale)}</span>}
                </span>
                {defect.imgUrl && (
                  <PhotoButton url={defect.imgUrl} alt={`${panel}: ${kind}`} onEnlarge={onEnlarge} />
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
