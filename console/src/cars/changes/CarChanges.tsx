import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarRecord, LastApprovalView } from '@mall/contracts/product';
import { carFact, isCarFact } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import { Section } from '../../components/Facts.js';
import { Moment } from '../../components/Moment.js';
import { PersonName } from '../../components/PersonName.js';
import { ChangedValue } from './ChangedValue.js';

interface ChangesProps {
  readonly car: CarRecord;
  readonly approval: LastApprovalView;
}

/** Lists the changes since somebody approved the car, field by field. */
export function CarChanges({ car, approval: { approvedAt, approvedBy, changed, before } }: ChangesProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const label = (field: string): string =>
    isCarFact(field) ? carFact(field).label[locale] : translate(`resources.cars.fields.${field}`);
  return (
    <Section title={translate('console.cars.changed')}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>
        {translate(approvedBy ? 'console.cars.approvedBy' : 'console.cars.onSaleSince')}{' '}
        {approvedBy && (
          <>
            <PersonName login={approvedBy} />,{' '}
          </>
        )}
        <Moment at={approvedAt} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, fontSize: '0.875rem', '& dd': { m: 0 } }}>
        {changed.map((field) => (
          <div key={field}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {label(field)}
            </Box>
            <dd>
              <ChangedValue field={field} before={before} car={car} />
            </dd>
          </div>
        ))}
      </Box>
    </Section>
  );
}
