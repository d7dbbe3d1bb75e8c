import type { PlainRecords } from '@mall/contracts/define';
import { fieldsOf, LOCALES, type FieldFacts, type Locale, type Texts } from '@mall/validation';

/** Kinds of fields that the console shows and edits by itself. */
export type RecordFieldKind =
  'id' | 'text' | 'texts' | 'words' | 'number' | 'flag' | 'boolean' | 'choice' | 'day' | 'moment';

/** Facts of a field of a plain record, by which the console shows and edits it. */
export interface RecordField {
  readonly kind: RecordFieldKind;
  readonly isRequired?: true;
  /** Characters, items, or the number itself. */
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly (string | number)[];
}

type Json = Readonly<Record<string, unknown>>;

const TIMES = /^(create|update)Time$/;

function kindOf(name: string, { type, items, openapi }: FieldFacts): RecordFieldKind {
  if (openapi['format'] === 'date-time' || TIMES.test(name)) return 'moment';
  if (openapi['format'] === 'date') return 'day';
  if (openapi['example'] === '1024') return 'id';
  if (type === 'boolean') return 'boolean';
  if (type === 'object') return 'texts';
  if (type === 'array') {
    if (items !== 'string')
      throw new Error(`${name}: the console has no input for lists other than of words.`);
    return 'words';
  }
  const values = openapi['enum'] as readonly unknown[] | undefined;
  if (values) return values.join() === '0,1' ? 'flag' : 'choice';
  return type === 'string' ? 'text' : 'number';
}

/** The bounds of a field in its OpenAPI schema. */
type Bounds = Partial<
  Record<'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum', number>
>;

function fieldOf(name: string, facts: FieldFacts, isRequired: boolean): RecordField {
  const { minLength = 0, maxLength, minItems, maxItems, minimum, maximum } = facts.openapi as Bounds;
  const kind = kindOf(name, facts);
  return {
    kind,
    ...(isRequired && { isRequired: true as const }),
    ...bounds(
      minItems ?? minimum ?? (minLength > 1 ? minLength : undefined),
      maxItems ?? maximum ?? maxLength,
    ),
    ...(kind === 'choice' && { values: facts.openapi['enum'] as readonly (string | number)[] }),
  };
}

const bounds = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && min !== 0 && { min }),
  ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
});

/** Renders the facts of all plain records for the console, before formatting. */
export function renderRecordFacts(all: readonly PlainRecords[]): string {
  const facts = all.map(({ row }) => {
    const { name, record, written, columns, sortable, order, defaults = {} } = row;
    const shown = new Set<string>([...columns, ...written]);
    const fields = [...fieldsOf(record)]
      .filter(([field]) => shown.has(field))
      .map(([field, of]) => [field, fieldOf(field, of, !of.optional && !(field in defaults))]);
    return [
      name,
      {
        columns,
        written,
        sortable,
        order: order ?? [sortable[0], 'ASC'],
        defaults,
        fields: Object.fromEntries(fields),
      },
    ];
  });
  return [
    '// Generated from the plain records of the contracts: `npm run generate -w @mall/web-kit`.',
    '',
    `export const recordFacts = ${JSON.stringify(Object.fromEntries(facts))} as const;`,
  ].join('\n');
}

/** Renders the texts of all plain records for the console, before formatting. */
export function renderRecordTexts(all: readonly PlainRecords[]): string {
  const byLocale = LOCALES.map((locale) => [
    locale,
    { resources: Object.fromEntries(all.map(({ row }) => [row.name, textsOf(row, locale)])) },
  ]);
  return [
    '// Generated from the plain records of the contracts: `npm run generate -w @mall/web-kit`.',
    "import { texts } from '../../i18n/texts.js';",
    '',
    `export const recordTexts = texts(${JSON.stringify(Object.fromEntries(byLocale))});`,
  ].join('\n');
}

function textsOf(
  { record, label, menu, hints = {}, choices = {} }: PlainRecords['row'],
  locale: Locale,
): Json {
  const labels = [...fieldsOf(record)]
    .filter(([name, facts]) => facts.label.en !== name)
    .map(([name, facts]) => [name, facts.label[locale]]);
  return {
    name: pluralName(label, menu.labels, locale),
    fields: { q: SEARCH[locale], ...Object.fromEntries(labels) },
    ...inLocale('hints', hints, locale),
    ...nested('choices', choices, locale),
  };
}

const SEARCH: Texts = { ru: 'Поиск', zh: '搜索', en: 'Search' };

/** Returns the name of one record and of several, in the form of polyglot. */
function pluralName(one: Texts, many: Texts, locale: Locale): string {
  if (locale === 'zh') return many.zh;
  return [one[locale], ...Array<string>(locale === 'ru' ? 2 : 1).fill(many[locale])].join(' |||| ');
}

function inLocale(key: string, texts: Readonly<Record<string, Texts | undefined>>, locale: Locale): Json {
  const entries = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text[locale]]] : []));
  return entries.length > 0 ? { [key]: Object.fromEntries(entries) } : {};
}

function nested(
  key: string,
  tables: Readonly<Record<string, Readonly<Record<string, Texts>> | undefined>>,
  locale: Locale,
): Json {
  const entries = Object.entries(tables).map(([field, values = {}]) => inLocale(field, values, locale));
  return entries.length > 0 ? { [key]: Object.assign({}, ...entries) } : {};
}
