import { FACTORY_MICRONS } from '@mall/contracts/product';
import { figure, paintWords, panelWords, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../components/ui/Status.js';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import styles from './PaintTable.module.css';

const tones = { original: 'good', repainted: 'wait', filler: 'now', replaced: 'bad' } as const;

/** Lists the paint reading of every panel, with the usual factory values. */
export function PaintTable({ paint }: { paint: NonNullable<Report['paint']> }) {
  const { t } = useTranslation('inspection');
  return (
    <div className={styles['paint']}>
      <table>
        <caption className="visually-hidden">{t('paint')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('panel')}</th>
            <th scope="col">{t('thickness')}</th>
            <th scope="col">{t('verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {paint.map(({ panel, microns, verdict }, at) => (
            <tr key={`${panel}${at}`}>
              <th scope="row">{word(panelWords, panel, locale)}</th>
              <td className="figures">{figure(microns, 'micron', locale)}</td>
              <td>
                <Status tone={tones[verdict]}>{word(paintWords, verdict, locale)}</Status>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">
        {t('factory', { from: FACTORY_MICRONS.from, to: figure(FACTORY_MICRONS.to, 'micron', locale) })}
      </p>
    </div>
  );
}
