import { Box } from '@mui/material';
import { Link } from 'react-router';
import { StatusWord } from '../components/StatusWord.js';
import { Age } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import type { RecordLine } from './record-line.js';

/** Shows a line for each record, which leads to its page. */
export function RecordLines({ rows }: { readonly rows: readonly RecordLine[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {rows.map(({ id, path, name, about, status, amount, since }) => (
        <li key={id}>
          <Link to={path}>
            <strong>{name}</strong>
            <span className="about">{about}</span>
            <span>{status !== undefined && <StatusWord dictionary="order_status" value={status} />}</span>
            <span className="amount">
              {amount && <Amount minor={amount.minor} currency={amount.currency} />}
            </span>
            <Age at={since} />
          </Link>
        </li>
      ))}
    </Box>
  );
}

const row = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 'var(--table-text)',
  display: 'grid',
  gridTemplateColumns: 'fit-content(240px) minmax(0, 1fr) auto auto auto',
  columnGap: 2,
  '& li': { ...row, borderTop: 1, borderColor: 'divider' },
  '& a': {
    ...row,
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
  '& .amount, & time': { textAlign: 'end' },
} as const;
