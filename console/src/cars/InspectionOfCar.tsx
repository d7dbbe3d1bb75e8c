import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InspectionReport } from '@mall/contracts/product';
import {
  defectWords,
  localised,
  paintWords,
  panelWords,
  sectionWords,
  tyrePlaceWords,
  verdictWords,
  word,
} from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts, Section } from '../components/Facts.js';
import { Day } from '../components/Moment.js';
import { Picture } from '../components/Picture.js';
import { FactGroup } from './CarFactsTable.js';
import { FINDINGS } from './InspectionInput.js';

interface ReportProps {
  readonly report: InspectionReport;
}

/** The whole inspection report, which a reviewer has to have seen before buyers read it. */
export function InspectionOfCar({ report }: ReportProps) {
  const translate = useTranslate();
  return (
    <Section title={translate('console.cars.inspection', { number: report.reportNo })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Summary report={report} />
        <Sections report={report} />
        <Measured report={report} />
        <Pictures urls={report.imgUrls ?? []} />
      </Box>
    </Section>
  );
}

/** Returns the functions that name a field of the report, and show its texts and words in the reader's language. */
function useReportWords() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return {
    label: (name: string): string => translate(`resources.cars.fields.inspection.${name}`),
    text: (texts: InspectionReport['summary']): string => localised(texts, locale),
    inWords: (words: Parameters<typeof word>[0], value: string): string => word(words, value, locale),
    yesOrNo: (value: boolean | undefined): string | undefined =>
      value === undefined ? undefined : translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
  };
}

function Summary({ report }: ReportProps) {
  const { label, text, yesOrNo } = useReportWords();
  return (
    <Facts
      facts={[
        { label: label('inspectedOn'), value: <Day on={report.inspectedOn} /> },
        { label: label('inspector'), value: text(report.inspector) },
        { label: label('score'), value: report.score },
        ...FINDINGS.map((name) => ({ label: label(name), value: yesOrNo(report[name]) })),
        { label: label('summary'), value: text(report.summary) },
      ]}
    />
  );
}

function Sections({ report }: ReportProps) {
  const { label, text, inWords } = useReportWords();
  const facts = report.sections.map(({ section, passed, total, items = [] }) => ({
    label: inWords(sectionWords, section),
    value: (
      <>
        {passed} / {total}
        {items.map(({ title, verdict, note }, index) => (
          <div key={index}>
            {[text(title), inWords(verdictWords, verdict), text(note)].filter(Boolean).join(' · ')}
          </div>
        ))}
      </>
    ),
  }));
  return <FactGroup title={label('sections')} facts={facts} />;
}

function Measured({ report }: ReportProps) {
  const { label, text, inWords } = useReportWords();
  const { paint = [], defects = [], tyres = [] } = report;
  return (
    <>
      <FactGroup
        title={`${label('paint')}, ${label('paint.microns')}`}
        facts={paint.map(({ panel, microns, verdict }) => ({
          label: inWords(panelWords, panel),
          value: `${microns} · ${inWords(paintWords, verdict)}`,
        }))}
      />
      <FactGroup
        title={label('defects')}
        facts={defects.map(({ panel, kind, sizeMm, note, imgUrl }) => ({
          label: inWords(panelWords, panel),
          value: (
            <>
              {[inWords(defectWords, kind), sizeMm && `${label('defects.sizeMm')}: ${sizeMm}`, text(note)]
                .filter(Boolean)
                .join(' · ')}
              {imgUrl && <Pictures urls={[imgUrl]} />}
            </>
          ),
        }))}
      />
      <FactGroup
        title={`${label('tyres')}, ${label('tyres.treadMm')}`}
        facts={tyres.map(({ place, treadMm, brand, madeIn }) => ({
          label: inWords(tyrePlaceWords, place),
          value: [treadMm, brand, madeIn].filter((one) => one !== undefined).join(' · '),
        }))}
      />
    </>
  );
}

const Pictures = ({ urls }: { readonly urls: readonly string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {urls.map((url) => (
      <a key={url} href={url} target="_blank" rel="noreferrer">
        <Picture of="thing" url={url} alt="" width={120} variant="272x205" />
      </a>
    ))}
  </Box>
);
