import type { PlainRecords } from '@mall/contracts/define';
import { fieldsOf, type FieldFacts } from '@mall/validation';

/** Kinds of fields that the console shows and edits by itself. */
export type RecordFieldKind =
  'id' | 'text' | 'texts' | 'words' | 'choices' | 'number' | 'flag' | 'boolean' | 'choice' | 'day' | 'moment';

/** Facts of a field of a plain record, by which the console shows and edits it. */
export interface RecordField {
  readonly kind: RecordFieldKind;
  readonly isRequired?: true;
  /** Characters, items, or the number itself. */
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly (string | number)[];
  /** Resource whose record the id names. */
  readonly of?: string;
}

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

/** Facts of a field that its table declares beside the class. */
interface Declared {
  readonly isRequired: boolean;
  readonly choices: readonly string[] | undefined;
  readonly of: string | undefined;
}

function fieldOf(name: string, facts: FieldFacts, { isRequired, choices, of }: Declared): RecordField {
  const { minLength = 0, maxLength, minItems, maxItems, minimum, maximum } = facts.openapi as Bounds;
  const declared = kindOf(name, facts);
  const kind = declared === 'words' && choices ? 'choices' : declared;
  return {
    kind,
    ...(isRequired && { isRequired: true as const }),
    ...bounds(
      minItems ?? minimum ?? (minLength > 1 ? minLength : undefined),
      maxItems ?? maximum ?? maxLength,
    ),
    ...(kind === 'choice' && { values: facts.openapi['enum'] as readonly (string | number)[] }),
    ...(kind === 'choices' && { values: choices! }),
    ...(of && { of }),
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
    const { choices = {}, references = {} } = row;
    const shown = new Set<string>([...columns, ...written]);
    const fields = [...fieldsOf(record)]
      .filter(([field]) => shown.has(field))
      .map(([field, facts]) => {
        const isRequired = !facts.optional && !(field in defaults);
        const values = choices[field] && Object.keys(choices[field]);
        return [field, fieldOf(field, facts, { isRequired, choices: values, of: references[field] })];
      });
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
