import { Box, Button } from '@mui/material';
import { EditButton, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { TariffTableView } from '@mall/contracts/order';
import { day } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { RecordShow } from '../components/RecordPages.js';
import { SourceLink } from './SourceLink.js';
import { TariffRows } from './TariffRows.js';
import { TariffState } from './TariffState.js';
import { PersonName } from '../components/PersonName.js';

export function TariffShow() {
  return (
    <RecordShow>
      <TariffPage />
    </RecordShow>
  );
}

function TariffPage() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const table = useRecordContext<TariffTableView & { id: string }>();
  const { canAccess } = useCanAccess({ resource: 'tariffs', action: 'create' });
  if (!table) return null;
  const label = (name: string) => translate(`resources.tariffs.fields.${name}`);
  const { kind, source, sourceUrl, rows } = table;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section
        title={table.kindLabel}
        action={
          canAccess && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              {table.isEditable && <EditButton />}
              <Button
                component={Link}
                to="/tariffs/create"
                state={{ record: { kind, source, sourceUrl, rows } }}
                variant="contained"
                size="small"
              >
                {translate('console.tariffs.newVersion')}
              </Button>
            </Box>
          )
        }
      >
        <Facts
          facts={[
            { label: label('isInForce'), value: <TariffState table={table} /> },
            { label: label('validFrom'), value: day(table.validFrom, locale) },
            { label: label('source'), value: <SourceLink table={table} /> },
            { label: label('remarks'), value: table.remarks },
            { label: label('enteredBy'), value: table.enteredBy && <PersonName login={table.enteredBy} /> },
            { label: label('createTime'), value: <Moment at={table.createTime} /> },
          ]}
        />
      </Section>
      <Section title={label('rows')}>
        <TariffRows kind={kind} rows={rows} />
      </Section>
    </Box>
  );
}
