import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LogEntry } from '../api/error-log.js';
import { Moment } from '../components/Moment.js';
import { Preformatted } from '../components/Preformatted.js';

/** Rows per page. Prescribed. */
export const LOG_PAGE = 10;

/** Lists errors; the stack is hidden at first. */
export function ErrorTable({ entries }: { readonly entries: readonly LogEntry[] }) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(entries.length / LOG_PAGE) - 1);
  const current = Math.min(page, last);
  if (entries.length === 0)
    return <Typography color="text.secondary">{translate('console.errorLog.none')}</Typography>;
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['type', 'url', 'message', 'stack', 'time'].map((column) => (
              <TableCell key={column}>{translate(`console.errorLog.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.slice(current * LOG_PAGE, (current + 1) * LOG_PAGE).map((entry) => (
            <ErrorRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={entries.length}
        page={current}
        rowsPerPage={LOG_PAGE}
        rowsPerPageOptions={[LOG_PAGE]}
        onPageChange={(_, next) => setPage(next)}
      />
    </>
  );
}

function ErrorRow({ entry }: { readonly entry: LogEntry }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell>{entry.type}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{entry.url}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{entry.message}</TableCell>
      <TableCell>
        {entry.stack && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {translate(isOpen ? 'console.errorLog.hide' : 'console.errorLog.show')}
          </Button>
        )}
        {isOpen && <Preformatted text={entry.stack ?? ''} />}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Moment at={entry.time} />
      </TableCell>
    </TableRow>
  );
}
