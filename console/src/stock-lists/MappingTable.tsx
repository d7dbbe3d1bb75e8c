import { NativeSelect, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { listColumns } from '@mall/contracts/product';
import { useReaderLocale } from '../api/use-call.js';
import { WideTable } from '../components/WideTable.js';
import type { Table } from './reading/table.js';

const SAMPLES = 3;

interface MappingTableProps {
  readonly table: Table;
  /** Codes of the columns; empty where a column is not read. */
  readonly codes: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

/** Shows each column of the file with some of its values, and the field that it holds. */
export function MappingTable({ table, codes, onChange }: MappingTableProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const say = (key: string): string => translate(`console.stockLists.${key}`);
  const samplesOf = (place: number): string =>
    table.rows
      .map(({ cells }) => cells[place]!.text)
      .filter((text) => text.trim() !== '')
      .slice(0, SAMPLES)
      .join(' · ');
  return (
    <WideTable label={say('mapping')}>
      <TableHead>
        <TableRow>
          <TableCell>{say('heading')}</TableCell>
          <TableCell>{say('samples')}</TableCell>
          <TableCell>{say('field')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {table.headings.map((heading, place) => (
          <TableRow key={place}>
            <TableCell>{heading || '—'}</TableCell>
            <TableCell sx={{ color: 'text.secondary', maxWidth: 320, overflowWrap: 'anywhere' }}>
              {samplesOf(place)}
            </TableCell>
            <TableCell>
              <NativeSelect
                value={codes[place]}
                inputProps={{ 'aria-label': `${say('field')}: ${heading}` }}
                onChange={({ target }) =>
                  onChange(codes.map((code, at) => (at === place ? target.value : code)))
                }
              >
                <option value="">{say('unread')}</option>
                {listColumns.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label[locale]}
                  </option>
                ))}
              </NativeSelect>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
