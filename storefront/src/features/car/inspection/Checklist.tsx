import { localised, sectionWords, verdictWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../components/ui/Status.js';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import styles from './Checklist.module.css';

const tones = { ok: 'good', wear: 'wait', defect: 'bad' } as const;

/** Lists every checked section, with the remarkable points. */
export function Checklist({ sections }: { sections: Report['sections'] }) {
  const { t } = useTranslation('inspection');
  const { t: shared } = useTranslation('car');
  return (
    <section aria-labelledby="checked">
      <h2 id="checked">{t('sections')}</h2>
      {sections.map(({ section, passed, total, items = [] }) => (
        <section key={section} className={styles['section']}>
          <h3>
            <span>{word(sectionWords, section, locale)}</span>
            <span className={`${styles['passed']} figures`}>
              {shared('inspection.passed', { passed, total })}
            </span>
          </h3>
          {items.length > 0 ? (
            <ul>
              {items.map(({ title, verdict, note }) => (
                <li key={localised(title, locale)}>
                  <span>{localised(title, locale)}</span>
                  <Status tone={tones[verdict]}>{word(verdictWords, verdict, locale)}</Status>
                  {note && <span className="muted small">{localised(note, locale)}</span>}
                </li>
              ))}
            </ul>
          ) : (
            passed === total && <p className="muted">{t('nothing')}</p>
          )}
        </section>
      ))}
    </section>
  );
}
