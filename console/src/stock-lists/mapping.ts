import { columnsOfHeadings, isNeededColumn, listColumns, type ListColumn } from '@mall/contracts/product';

/** Returns the codes of the columns by their headings; empty for unknown ones. */
export const codesOfHeadings = (headings: readonly string[]): string[] =>
  columnsOfHeadings(headings).map((column) => column?.code ?? '');

/** Faults of a mapping. */
export interface MappingFaults {
  readonly isEmpty: boolean;
  readonly twice: ListColumn | undefined;
  /** Columns that new cars need; of a text in three languages, any one. */
  readonly missing: readonly ListColumn[];
  /** Whether nothing says which rows are cars that are there already. */
  readonly hasNoKey: boolean;
}

export function faultsOf(codes: readonly string[]): MappingFaults {
  const chosen = codes.filter(Boolean);
  const fields = new Set(chosen.map((code) => code.split('.')[0]));
  const missing = listColumns.filter((column) => isNeededColumn(column) && !fields.has(column.field));
  return {
    isEmpty: chosen.length === 0,
    twice: listColumns.find(({ code }) => chosen.indexOf(code) !== chosen.lastIndexOf(code)),
    missing: missing.filter(({ field }, at) => missing.findIndex((one) => one.field === field) === at),
    hasNoKey: !chosen.includes('vin') && !chosen.includes('partyCode'),
  };
}
