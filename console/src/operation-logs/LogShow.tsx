import { useRecordContext, useTranslate } from 'react-admin';
import type { LogView } from '@mall/contracts/admin';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { RecordShow } from '../components/RecordPages.js';
import { Preformatted } from '../components/Preformatted.js';

export function LogShow() {
  return (
    <RecordShow>
      <LogPage />
    </RecordShow>
  );
}

const FIELDS = [
  'createBy',
  'method',
  'requestUri',
  'time',
  'remoteAddr',
  'userAgent',
  'requestId',
  'serviceId',
] as const;

function LogPage() {
  const translate = useTranslate();
  const row = useRecordContext<LogView>();
  if (!row) return null;
  const label = (name: string) => translate(`resources.operation-logs.fields.${name}`);
  return (
    <Section title={row.action ?? row.title}>
      <Facts
        facts={[
          { label: label('createTime'), value: <Moment at={row.createTime} /> },
          { label: label('createByName'), value: row.createByName },
          { label: label('title'), value: row.action && row.title },
          ...FIELDS.map((name) => ({ label: label(name), value: row[name] })),
          { label: label('params'), value: row.params && <Preformatted text={row.params} /> },
          { label: label('exception'), value: row.exception && <Preformatted text={row.exception} /> },
        ]}
      />
    </Section>
  );
}
