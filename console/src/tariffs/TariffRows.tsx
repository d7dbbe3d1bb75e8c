import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TariffKind, TariffRowDto } from '@mall/contracts/order';
import { numberFormat } from '@mall/web-kit';
import { useDictionary, useReaderLocale } from '../api/use-call.js';
import { WideTable } from '../components/WideTable.js';
import { TARIFF_COLUMNS, type TariffColumn, useColumnName } from './columns.js';

interface TariffRowsProps {
  readonly kind: TariffKind;
  readonly rows: readonly TariffRowDto[];
}

/** Lists the rows in the order in which they are tried: the first match applies. */
export function TariffRows({ kind, rows }: TariffRowsProps) {
  // Columns that no row uses are omitted, to save width.
  const columns = TARIFF_COLUMNS[kind].filter(({ field }) =>
    rows.some((row) => row[field] !== undefined && row[field] !== null),
  );
  const nameOf = useColumnName(kind);
  const translate = useTranslate();
  const show = useCell();
  return (
    <WideTable label={translate('resources.tariffs.fields.rows')}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.field} align={alignOf(column)}>
              {nameOf(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // Rows have no id; their index identifies them.
          <TableRow key={index}>
            {columns.map((column) => (
              <TableCell
                key={column.field}
                align={alignOf(column)}
                sx={column.shape === 'fuels' ? { minWidth: 260 } : {}}
              >
                {show(column, row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}

export const alignOf = ({ shape }: TariffColumn): 'left' | 'right' =>
  shape === 'whole' || shape === 'decimal' || shape === 'minor' ? 'right' : 'left';

/** Returns a function that formats a cell in the reader's language. */
function useCell() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const fuels = useDictionary('fuel_type');
  const number = numberFormat(locale, { maximumFractionDigits: 2 });
  return ({ field, shape }: TariffColumn, row: TariffRowDto): string => {
    const value = row[field];
    if (value === undefined || value === null) return '';
    switch (shape) {
      case 'minor':
        return number.format((value as number) / 100);
      case 'whole':
      case 'decimal':
        return number.format(value as number);
      case 'fuels':
        return (value as readonly string[])
          .map((fuel) => fuels.find((one) => one.value === fuel)?.label ?? fuel)
          .join(', ');
      case 'importer':
        return translate(`console.tariffs.importers.${String(value)}`);
      case 'yesNo':
        return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
      case 'texts':
        return (value as Record<string, string>)[locale] ?? '';
      default:
        return String(value);
    }
  };
}
