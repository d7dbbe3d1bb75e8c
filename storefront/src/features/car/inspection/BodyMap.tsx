import { numberedPlaces, panelShapes, type MappedPanel } from '@mall/contracts/product';
import { figure, paintWords, panelWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import styles from './BodyMap.module.css';

/** A picture of the body with the paint readings; the page of the report has them in a table. */
export function BodyMap({ report }: { report: Report }) {
  const { t } = useTranslation('car');
  const paint = report.paint ?? [];
  const readingOf = (panel: string) => paint.find((reading) => reading.panel === panel);
  const used = [...new Set(paint.map(({ verdict }) => verdict))];
  return (
    <figure className={styles['figure']}>
      <figcaption>{t('inspection.paint')}</figcaption>
      <div className={styles['scroll']}>
        <svg viewBox="14 14 344 232" className={styles['map']} aria-hidden="true">
          {(Object.keys(panelShapes) as MappedPanel[]).map((panel) => {
            const reading = readingOf(panel);
            const { path, at } = panelShapes[panel];
            return (
              <g key={panel} className={styles[reading?.verdict ?? 'unknown']}>
                <path d={path}>
                  <title>{panelTitle(panel, reading)}</title>
                </path>
                {reading && (
                  <text x={at[0]} y={at[1]}>
                    {reading.microns}
                  </text>
                )}
              </g>
            );
          })}
          {numberedPlaces(report.defects ?? []).map(({ number, x, y }) => (
            <g key={number} className={styles['marker']}>
              <circle cx={x} cy={y} r="8" />
              <text x={x} y={y}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul className={styles['legend']}>
        {used.map((verdict) => (
          <li key={verdict} className={styles[verdict]}>
            {word(paintWords, verdict, locale)}
          </li>
        ))}
        <li className={styles['unit']}>{t('inspection.microns')}</li>
      </ul>
    </figure>
  );
}

/** One text, because the server renders no title made of several. */
function panelTitle(panel: MappedPanel, reading: NonNullable<Report['paint']>[number] | undefined): string {
  const name = word(panelWords, panel, locale);
  if (!reading) return name;
  return `${name}: ${figure(reading.microns, 'micron', locale)}, ${word(paintWords, reading.verdict, locale)}`;
}
