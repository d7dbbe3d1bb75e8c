import { Box } from '@mui/material';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import type { LogView } from '@mall/contracts/admin';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';

export function LogShow() {
  return (
    <Show actions={false} component="div">
      <LogPage />
    </Show>
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
    <Section title={row.title}>
      <Facts
        facts={[
          { label: label('createTime'), value: <Moment at={row.createTime} /> },
          ...FIELDS.map((name) => ({ label: label(name), value: row[name] })),
          { label: label('params'), value: row.params && <Preformatted text={pretty(row.params)} /> },
          { label: label('exception'), value: row.exception && <Preformatted text={row.exception} /> },
        ]}
      />
    </Section>
  );
}

/** Foreign text, as text. */
const Preformatted = ({ text }: { readonly text: string }) => (
  <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
    {text}
  </Box>
);

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
