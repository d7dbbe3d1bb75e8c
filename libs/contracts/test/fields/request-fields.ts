import { check, fieldsOf, sameField, shapeOf, type FieldFacts, type Shaped } from '@mall/validation';
import { allOperations } from '../../src/all/index.js';

/** One declared field of a request, in a class of its own. */
export interface RequestField {
  /** `CreateCarDto.vin` */
  readonly name: string;
  readonly facts: FieldFacts;
  /** Returns what `check` makes of a value: the value as it is stored, or the messages in Russian. */
  readonly read: (given: unknown) => { readonly value: unknown } | { readonly refused: readonly string[] };
}

/** Every field of every class of requests, nested ones included; fields that are declared alike stand once. */
export const requestFields: readonly RequestField[] = [
  ...new Map(
    [...classes()].flatMap((shaped) =>
      [...fieldsOf(shaped)].map(([field, facts]) => [
        declarationOf(field, facts),
        { name: `${shaped.name}.${field}`, facts, read: readerOf(shaped, field) },
      ]),
    ),
  ).values(),
];

function declarationOf(field: string, { label: _, nested, normalise, ...facts }: FieldFacts): string {
  return JSON.stringify([field, facts, nested?.().name, normalise?.toString()]);
}

function classes(): ReadonlySet<Shaped> {
  const found = new Set<Shaped>();
  const enter = (shaped: Shaped): void => {
    if (found.has(shaped)) return;
    found.add(shaped);
    for (const { nested } of fieldsOf(shaped).values()) if (nested) enter(nested());
  };
  for (const { request } of allOperations) enter(request);
  return found;
}

function readerOf(shaped: Shaped, field: string): RequestField['read'] {
  const alone = shapeOf<Record<string, unknown>>({ [field]: sameField(shaped, field) });
  return (given) => {
    const checked = check(alone, { [field]: given });
    return 'value' in checked
      ? { value: checked.value[field] }
      : { refused: checked.issues.map(({ text }) => text.ru) };
  };
}
