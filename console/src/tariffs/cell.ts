import type { CellShape } from './columns.js';

/** Parses a typed cell; undefined for an empty one. */
export function readCell(shape: CellShape, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = Number(text.replace(',', '.').replaceAll(' ', ''));
  switch (shape) {
    case 'whole':
      return Math.round(number);
    case 'decimal':
      return number;
    case 'minor':
      return Math.round(number * 100);
    case 'yesNo':
      return text === 'true';
    case 'fuels':
      return text.split(',');
    default:
      return text;
  }
}

/** Formats a value for its cell. */
export function writeCell(shape: CellShape, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (shape === 'minor') return String((value as number) / 100);
  if (shape === 'fuels') return (value as readonly string[]).join(',');
  return String(value);
}

/**
 * Whether a typed text is not a number. It must not be sent: JSON cannot represent it, and a missing number means a cell without a
 * condition.
 */
export const hasUnreadable = (rows: readonly object[]): boolean =>
  rows.some((row) => Object.values(row).some((value) => Number.isNaN(value)));
