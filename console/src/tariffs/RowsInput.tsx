import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  FormHelperText,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { required, useInput, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { TariffKind, TariffRowDto } from '@mall/contracts/order';
import { hasUnreadable } from './cell.js';
import { TARIFF_COLUMNS } from './columns.js';
import { RowCell } from './RowCell.js';
import { useColumnName } from './use-column-name.js';

/** More than these are not read at once. */
const MOST_PROBLEMS = 5;

/** A list with the one at `index` before its neighbour. */
function swapped<T>(list: readonly T[], index: number): T[] {
  const next = [...list];
  [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
  return next;
}

const allNumbers = (rows: readonly TariffRowDto[] | undefined) =>
  hasUnreadable(rows ?? []) ? 'console.tariffs.notNumbers' : undefined;

/** The rows of a table, typed like a sheet: an empty cell is no condition, and the order counts. */
export function RowsInput({ kind }: { readonly kind: TariffKind }) {
  const translate = useTranslate();
  const nameOf = useColumnName(kind);
  const { field, fieldState } = useInput({
    source: 'rows',
    defaultValue: [{}],
    validate: [required(), allNumbers],
  });
  const rows = (field.value ?? []) as readonly TariffRowDto[];
  const columns = TARIFF_COLUMNS[kind];
  const { errors } = useFormState();
  /** What is wrong with a cell: typed so that nobody can read it, or refused by the server. */
  const problemOf = (index: number, name: keyof TariffRowDto): string | undefined =>
    Number.isNaN(rows[index]?.[name])
      ? translate('console.tariffs.notNumber')
      : (get(errors, `rows[${index}].${name}.message`) as string | undefined);
  const problems = rows.flatMap((_, index) =>
    columns.flatMap((column) => {
      const problem = problemOf(index, column.field);
      return problem ? [`№ ${index + 1}, ${nameOf(column)}: ${problem}`] : [];
    }),
  );
  // Rows have no name of their own; these move with them, so that a cell keeps what was typed into it.
  const [names, setNames] = useState(() => rows.map((_, index) => index));
  const change = (next: readonly TariffRowDto[]) => field.onChange(next);
  const lift = (index: number) => {
    change(swapped(rows, index));
    setNames(swapped(names, index));
  };
  const drop = (index: number) => {
    change(rows.filter((_, at) => at !== index));
    setNames(names.filter((_, at) => at !== index));
  };
  const add = () => {
    change([...rows, {}]);
    setNames([...names, Math.max(-1, ...names) + 1]);
  };
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <TableContainer sx={{ maxHeight: '60vh' }}>
        <Table size="small" stickyHeader aria-label={translate('resources.tariffs.fields.rows')}>
          <TableHead>
            <TableRow>
              <TableCell>№</TableCell>
              {columns.map((column) => (
                <TableCell key={column.field} sx={{ verticalAlign: 'bottom' }}>
                  {nameOf(column)}
                </TableCell>
              ))}
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={names[index]}>
                <TableCell>{index + 1}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column.field} sx={{ px: 0.5 }}>
                    <RowCell
                      column={column}
                      name={`${nameOf(column)} ${index + 1}`}
                      value={row[column.field]}
                      problem={problemOf(index, column.field)}
                      onChange={(value) =>
                        change(
                          rows.map((one, at) => (at === index ? { ...one, [column.field]: value } : one)),
                        )
                      }
                    />
                  </TableCell>
                ))}
                <TableCell sx={{ whiteSpace: 'nowrap', p: 0 }}>
                  <IconButton
                    size="small"
                    disabled={index === 0}
                    aria-label={`${translate('ra.action.move_up')} ${index + 1}`}
                    onClick={() => lift(index)}
                  >
                    <ArrowUpwardOutlined fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={rows.length === 1}
                    aria-label={`${translate('ra.action.remove')} ${index + 1}`}
                    onClick={() => drop(index)}
                  >
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button size="small" startIcon={<AddOutlined />} onClick={add}>
        {translate('ra.action.add')}
      </Button>
      <FormHelperText error={fieldState.invalid || problems.length > 0} sx={{ whiteSpace: 'pre-line' }}>
        {problems.slice(0, MOST_PROBLEMS).join('\n') ||
          translate(fieldState.error?.message ?? 'console.tariffs.rowsHint', {
            _: fieldState.error?.message,
          })}
      </FormHelperText>
    </Box>
  );
}
