import AddOutlined from '@mui/icons-material/AddOutlined';
import {
  Box,
  Button,
  FormHelperText,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { required, useInput, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { TariffKind, TariffRowDto } from '@mall/contracts/order';
import { hasUnreadable } from './cell.js';
import { TARIFF_COLUMNS, useColumnName } from './columns.js';
import { RowButtons } from './RowButtons.js';
import { RowCell } from './RowCell.js';
import { useRowMoves } from './use-row-moves.js';

/** Maximum number of problems listed below the table; the others are only at their cells. */
const MOST_PROBLEMS = 5;

const allNumbers = (rows: readonly TariffRowDto[] | undefined) =>
  hasUnreadable(rows ?? []) ? 'console.tariffs.notNumbers' : undefined;

/** Edits the rows of a tariff as a table of inputs. An empty cell is no condition; the first matching row applies. */
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
  /** Returns the problem of a cell: not a number, or refused by the server. */
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
  const change = (next: readonly TariffRowDto[]) => field.onChange(next);
  const { keys, moveUp, remove, add } = useRowMoves(rows, change);
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
              <TableRow key={keys[index]}>
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
                <RowButtons
                  index={index}
                  isOnly={rows.length === 1}
                  onMoveUp={() => moveUp(index)}
                  onRemove={() => remove(index)}
                />
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
