import { day, unbroken } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { carLine } from '../../../components/car-line.js';
import { Page } from '../../../components/ui/Page.js';
import { locale } from '../../../mall/locale.js';
import { carPath, inspectionPath } from '../../../mall/pages.js';
import type { Car, Report } from '../car.js';
import { BodyMap } from './BodyMap.js';
import { Checklist } from './Checklist.js';
import { Defects } from './Defects.js';
import { PaintTable } from './PaintTable.js';
import { Photos } from './Photos.js';
import { ReportActions } from './ReportActions.js';
import { ReportHead } from './ReportHead.js';
import { Tyres } from './Tyres.js';
import { useEnlarged } from './use-enlarged.js';
import styles from './InspectionReport.module.css';

/** Shows everything that the inspector recorded, for the screen or for print. */
export function InspectionReport({ car, report }: { car: Car; report: Report }) {
  const { t } = useTranslation('inspection');
  const { t: shared } = useTranslation('car');
  const { enlarge, enlarged } = useEnlarged(report);
  const paint = report.paint ?? [];
  const defects = report.defects ?? [];
  const date = day(report.inspectedOn, locale);
  return (
    <Page
      title={`${shared('inspection.title')}: ${car.spuName}`}
      description={t('description', {
        name: car.spuName,
        number: report.reportNo,
        date,
        score: report.score,
      })}
      canonical={inspectionPath(car.spuId)}
    >
      <article className={styles['report']}>
        <nav>
          <Link to={carPath(car.spuId)}>{t('back')}</Link>
        </nav>
        <ReportHead
          report={report}
          heading={
            <>
              <h1>{shared('inspection.title')}</h1>
              <p className={styles['car']}>{unbroken(car.spuName)}</p>
              <p className="muted figures">{carLine(car, locale).join(' · ')}</p>
            </>
          }
        />
        <ReportActions spuId={car.spuId} />
        {(paint.length > 0 || defects.length > 0) && (
          <section className={styles['body']} aria-labelledby="body">
            <h2 id="body">{t('body')}</h2>
            <BodyMap report={report} />
            {paint.length > 0 && <PaintTable paint={paint} />}
          </section>
        )}
        <Defects defects={defects} onEnlarge={enlarge} />
        <Checklist sections={report.sections} />
        <Tyres tyres={report.tyres ?? []} />
        <Photos urls={report.imgUrls ?? []} onEnlarge={enlarge} />
      </article>
      {enlarged}
    </Page>
  );
}
