import { figure } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ui/Button.js';
import { locale } from '../../../mall/locale.js';
import { inspectionPath } from '../../../mall/pages.js';
import type { Report } from '../car.js';
import { BodyMap } from './BodyMap.js';
import { countsOf } from './inspection-counts.js';
import { ReportHead } from './ReportHead.js';
import styles from './InspectionSummary.module.css';

/** Summarises the report on the car page: its result, the body and the number of findings. The rest is on a page of its own. */
export function InspectionSummary({ spuId, report }: { spuId: string; report: Report }) {
  const { t } = useTranslation('car');
  const { defects, reworked, passed, total, thinnestTreadMm } = countsOf(report);
  return (
    <section className={styles['summary']} aria-labelledby="inspection">
      <ReportHead report={report} heading={<h2 id="inspection">{t('inspection.title')}</h2>} />
      {((report.paint?.length ?? 0) > 0 || defects > 0) && <BodyMap report={report} />}
      <ul className={`${styles['counts']} figures`}>
        <li>{t('inspection.defects', { count: defects })}</li>
        {reworked !== undefined && <li>{t('inspection.reworked', { count: reworked })}</li>}
        {total > 0 && (
          <li>{t('inspection.points', { passed: t('inspection.passed', { passed, total }) })}</li>
        )}
        {thinnestTreadMm !== undefined && (
          <li>{t('inspection.tread', { depth: figure(thinnestTreadMm, 'mm', locale) })}</li>
        )}
      </ul>
      <div className="no-print">
        <ButtonLink icon="document" to={inspectionPath(spuId)}>
          {t('inspection.whole')}
        </ButtonLink>
      </div>
    </section>
  );
}
