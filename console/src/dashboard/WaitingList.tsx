import { Box } from '@mui/material';
import { Link as TextLink, useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Age } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { linkOf, type Queue } from './queues.js';
import { useWaiting } from './use-waiting.js';
import { waitingRow } from './waiting-row.js';

/** Records that each list shows. */
const MOST = 6;

/** Of one queue those that have waited longest; nothing while nobody waits. */
export function WaitingList({ queue }: { readonly queue: Queue }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { isOpen, total = 0 } = useWaiting(queue);
  const { resource, filter, sort, key } = queue;
  const { data = [] } = useGetList<RaRecord<string>>(
    resource,
    { filter, sort, pagination: { page: 1, perPage: MOST } },
    { enabled: isOpen && total > 0 },
  );
  if (!isOpen || total === 0 || data.length === 0) return null;
  return (
    <Section
      title={translate(`console.queues.${key}`)}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <TextLink to={linkOf(queue)}>{translate('console.queues.whole', { smart_count: total })}</TextLink>
        </Box>
      }
    >
      <Box component="ul" sx={listStyle}>
        {data.map((record) => {
          const { id, path, name, about, amount, since } = waitingRow(queue, record, locale);
          return (
            <li key={id}>
              <Link to={path}>
                <strong>{name}</strong>
                <span className="about">{about}</span>
                <span>{amount && <Amount minor={amount.minor} currency={amount.currency} />}</span>
                <Age at={since} />
              </Link>
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 'var(--table-text)',
  '& li': { borderTop: 1, borderColor: 'divider' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 2fr) auto minmax(84px, auto)',
    columnGap: 1.5,
    alignItems: 'center',
    minHeight: 36,
    color: 'inherit',
    textDecoration: 'none',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& strong': { fontWeight: 600 },
  '& a:hover': { backgroundColor: 'action.hover' },
  '& a:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& .about, & time': { color: 'text.secondary' },
  '& time': { textAlign: 'end' },
} as const;
