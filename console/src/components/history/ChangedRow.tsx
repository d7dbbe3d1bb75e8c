import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HistoryChangeView } from '@mall/contracts/admin';
import { WideTable } from '../WideTable.js';
import { useFieldName } from './use-field-name.js';
import { wordsOf } from './words-of.js';

interface ChangedRowProps {
  readonly change: HistoryChangeView;
  readonly resource: string;
}

/** One row of the record or of what belongs to it, with each field before and after. */
export function ChangedRow({ change, resource }: ChangedRowProps) {
  const translate = useTranslate();
  const nameOf = useFieldName(resource);
  const { kind, table, rowKey, fields } = change;
  // Acts that change nothing, such as a sign-in, name no table.
  const part = table && translate(`console.history.tables.${table}`, { _: table });
  const done = translate(`console.history.kinds.${kind}`);
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {part ? `${[part, rowKey].filter(Boolean).join(' ')}: ${done}` : done}
      </Typography>
      {fields.length > 0 && (
        <WideTable label={part || done}>
          <TableHead>
            <TableRow>
              {['field', 'before', 'after'].map((name) => (
                <TableCell key={name}>{translate(`console.history.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ field, before, after }) => (
              <TableRow key={field}>
                <TableCell sx={{ width: '24%' }}>{nameOf(field)}</TableCell>
                {[before, after].map((json, nth) => (
                  <TableCell
                    key={nth}
                    sx={{ width: '38%', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
                  >
                    {wordsOf(json, translate)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
    </Box>
  );
}
