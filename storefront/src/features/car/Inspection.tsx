import { day, figure, localised, sectionWords, tyrePlaceWords, verdictWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { Status } from '../../components/ui/Status.js';
import { locale } from '../../mall/locale.js';
import { BodyMap } from './BodyMap.js';
import type { Report } from './car.js';
import { Defects } from './Defects.js';
import fold from '../../components/ui/Fold.module.css';
import styles from './Inspection.module.css';

const checks = ['mileageVerified', 'floodDamage', 'fireDamage', 'structuralDamage'] as const;
const verdictTones = { ok: 'good', wear: 'wait', defect: 'bad' } as const;

/** The inspection report: its result, the body under the paint gauge, defects, and the points worth reading. */
export function Inspection({ report }: { report: Report }) {
  const { t } = useTranslation('car');
  return (
    <section className={styles['report']} aria-labelledby="inspection">
      <div className={styles['head']}>
        <div>
          <h2 id="inspection">{t('inspection.title')}</h2>
          <p className="muted">
            {[
              t('inspection.number', { number: report.reportNo }),
              day(report.inspectedOn, locale),
              localised(report.inspector, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className={`${styles['score']} figures`}>
          <strong>{report.score}</strong>
          <span className="muted">{t('inspection.of100')}</span>
        </p>
      </div>
      {report.summary && <p className={styles['summary']}>{localised(report.summary, locale)}</p>}
      <ul className={styles['checks']}>
        {checks
          .filter((check) => report[check] !== undefined)
          .map((check) => {
            const isGood = check === 'mileageVerified' ? report[check] : !report[check];
            return (
              <li key={check} className={isGood ? styles['good'] : styles['bad']}>
                <Icon name={isGood ? 'check' : 'warning'} />
                {t(`inspection.${check}.${isGood ? 'good' : 'bad'}`)}
              </li>
            );
          })}
      </ul>
      {((report.paint?.length ?? 0) > 0 || (report.defects?.length ?? 0) > 0) && (
        <div className={styles['body']}>
          <BodyMap report={report} />
          <Defects defects={report.defects ?? []} />
        </div>
      )}
      <h3>{t('inspection.sections')}</h3>
      <div className={styles['sections']}>
        {report.sections.map((section) => (
          <details key={section.section} className={styles['section']}>
            <summary className={fold['head']}>
              <span>{word(sectionWords, section.section, locale)}</span>
              <span className={`${styles['passed']} figures`}>
                {t('inspection.passed', { passed: section.passed, total: section.total })}
              </span>
            </summary>
            {section.items && section.items.length > 0 ? (
              <ul>
                {section.items.map((item) => (
                  <li key={localised(item.title, locale)}>
                    <span>{localised(item.title, locale)}</span>
                    <Status tone={verdictTones[item.verdict]}>
                      {word(verdictWords, item.verdict, locale)}
                    </Status>
                    {item.note && <span className="muted small">{localised(item.note, locale)}</span>}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="muted">{t('inspection.nothing')}</p>
            )}
          </details>
        ))}
      </div>
      {report.tyres && report.tyres.length > 0 && (
        <>
          <h3>{t('inspection.tyres')}</h3>
          <dl className={styles['tyres']}>
            {report.tyres.map((tyre) => (
              <div key={tyre.place}>
                <dt>{word(tyrePlaceWords, tyre.place, locale)}</dt>
                <dd className="figures">
                  {figure(tyre.treadMm, 'mm', locale)}
                  <span className="muted small">{[tyre.brand, tyre.madeIn].filter(Boolean).join(', ')}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
