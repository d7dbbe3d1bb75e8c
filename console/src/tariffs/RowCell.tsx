import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { readCell, writeCell } from './cell.js';
import { Choice, Fuels, Words } from './ChoiceCells.js';
import { type RowCellProps, plain } from './cell-props.js';

/** One cell. A plain field, because a table of a hundred rows has a thousand of them. */
export function RowCell({ column: { shape }, name, value, problem, onChange }: RowCellProps) {
  const translate = useTranslate();
  if (shape === 'importer') {
    return (
      <Choice
        name={name}
        value={writeCell(shape, value)}
        choices={['person', 'company'].map(
          (id) => [id, translate(`console.tariffs.importers.${id}`)] as const,
        )}
        onChange={(typed) => onChange(readCell(shape, typed))}
      />
    );
  }
  if (shape === 'yesNo') {
    return (
      <Choice
        name={name}
        value={writeCell(shape, value)}
        choices={['true', 'false'].map((id) => [id, translate(`ra.boolean.${id}`)] as const)}
        onChange={(typed) => onChange(readCell(shape, typed))}
      />
    );
  }
  if (shape === 'fuels') return <Fuels name={name} value={value} onChange={onChange} />;
  if (shape === 'texts') return <Words name={name} value={value} onChange={onChange} />;
  return (
    <Box
      component="input"
      aria-label={name}
      aria-invalid={problem !== undefined}
      title={problem}
      defaultValue={writeCell(shape, value)}
      inputMode={shape === 'text' ? 'text' : 'decimal'}
      onBlur={(event) => onChange(readCell(shape, event.target.value))}
      sx={{ ...plain, textAlign: shape === 'text' ? 'start' : 'end' }}
    />
  );
}
