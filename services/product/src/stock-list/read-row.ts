import {
  listColumn,
  readCell,
  timesOf,
  type ListColumn,
  type ListCell,
  type UpdateCarDto,
} from '@mall/contracts/product';
import { say } from '@mall/validation';
import type { Directory } from './directory.js';
import type { StockList, StockListRow, StoredReason } from './stock-list.entities.js';

type Head = Pick<StockList, 'columnCodes' | 'headings' | 'decimalSign'>;

/** The fields that a row gives, as requests have them; empty cells give none. */
export type GivenFields = Partial<Record<keyof UpdateCarDto, unknown>>;

export interface RowReading {
  readonly given: GivenFields;
  readonly reasons: readonly StoredReason[];
}

const troubles = {
  unknownName: say(
    '«{label}»: «{given}» нет в справочнике. Введите название так, как в форме автомобиля',
    '{label}：目录中没有“{given}”，请按车辆表单中的名称填写',
    '“{label}”: the directory has no “{given}”. Enter the name as the form of a car shows it',
  ),
  severalNames: say(
    '«{label}»: «{given}» подходит к нескольким записям. Введите полное название, для категории — с разделом: «Раздел / Категория»',
    '{label}：“{given}”对应多条记录，请填写完整名称；分类请写明上级，例如“上级 / 分类”',
    '“{label}”: “{given}” fits several entries. Enter the full name, for a category with the one above it: “Above / Category”',
  ),
} as const;

/** Reads the cells of a row. */
export function readRow(
  { columnCodes, headings, decimalSign }: Head,
  row: Pick<StockListRow, 'cells' | 'numbers'>,
  directory: Directory,
): RowReading {
  const given: Record<string, unknown> = {};
  const reasons: StoredReason[] = [];
  const names: [ListColumn, string][] = [];
  for (const [place, code] of columnCodes.entries()) {
    const column = listColumn(code);
    if (!column) continue;
    const cell: ListCell = { text: row.cells[place] ?? '', isNumber: row.numbers.includes(place) };
    const read = readCell(column, cell, { decimal: decimalSign, times: timesOf(headings[place] ?? '') });
    if ('trouble' in read) reasons.push({ field: code, ...read.trouble });
    else if (read.value === undefined) continue;
    else if (column.language)
      given[column.field] = { ...(given[column.field] as object), [column.language]: read.value };
    else if (isName(column)) names.push([column, String(read.value)]);
    else given[column.field] = read.value;
  }
  // The make comes first: a series is looked for among those of its make.
  names.sort(([{ kind }], [{ kind: other }]) => Number(kind === 'series') - Number(other === 'series'));
  for (const [column, name] of names) {
    const [id, ...others] = idsOf(column, name, directory, given);
    const params = { label: column.label, given: name.slice(0, 40) };
    if (id === undefined) reasons.push({ field: column.code, text: troubles.unknownName, params });
    else if (others.length > 0) reasons.push({ field: column.code, text: troubles.severalNames, params });
    else given[column.field] = id;
  }
  return { given, reasons };
}

const isName = ({ kind }: ListColumn): boolean => kind === 'make' || kind === 'series' || kind === 'category';

function idsOf({ kind }: ListColumn, name: string, directory: Directory, given: GivenFields): string[] {
  if (kind === 'make') return directory.makes(name);
  if (kind === 'category') return directory.categories(name);
  return directory.seriesOf(given.brandId as string | undefined, name);
}
