import {
  IsDefined,
  IsOptional,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { DayKind } from './day-ranges.js';
import type { RuleName } from './rules.js';
import type { TextKind } from './text-kinds.js';
import type { TextParams, Texts } from './texts.js';

/** A class that can be built from plain data: a DTO or a view. */
export type Shaped<T extends object = object> = new () => T;

type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';

/** The facts of one field that are needed for coercion, for OpenAPI and for messages. */
export interface FieldFacts {
  readonly type: FieldType;
  readonly label: Texts;
  readonly optional: boolean;
  /** Meaning of null: the value is cleared, null is refused with the label, or the field counts as absent. */
  readonly onNull: 'cleared' | 'refused' | 'absent';
  readonly nested?: () => Shaped;
  readonly items?: FieldType;
  /** The kind of a day or a moment, or of the days of a list; it decides the range. */
  readonly day?: DayKind;
  /** The kind of a text, or of the texts of a list. */
  readonly text?: TextKind;
  /** Spells a text, or each text of a list, as it is stored, before the rules are checked; a second run changes nothing. */
  readonly normalise?: (typed: string) => string;
  /** The OpenAPI schema of the field. */
  readonly openapi: Readonly<Record<string, unknown>>;
}

export interface FieldOptions {
  /** The field's name in messages; the property name by default. */
  readonly label?: Texts;
  readonly optional?: boolean;
  /** Null clears the field, and so reaches the service; in another optional field it counts as absent. */
  readonly nullable?: boolean;
  /** The rule reported when the field is missing; `required` unless a list of choices or an upload fits better. */
  readonly missing?: 'required' | 'choose' | 'upload';
  readonly description?: string;
}

/** Passed through class-validator as the context of a rule, and read by `check`. */
export interface RuleContext {
  readonly rule: RuleName | 'custom';
  readonly params?: TextParams;
  readonly text?: Texts;
}

/** The parts of a field's declaration, with which another class can declare the same field. */
interface Declaration {
  readonly facts: FieldFacts;
  /** Decorators that decide whether the field may be absent. */
  readonly presence: readonly PropertyDecorator[];
  readonly missing: RuleName;
  readonly rules: readonly PropertyDecorator[];
}

const declarations = new WeakMap<FieldFacts, Declaration>();
const factsByClass = new Map<object, Map<string, FieldFacts>>();
const fieldsByClass = new Map<Shaped, ReadonlyMap<string, FieldFacts>>();

/** Returns the declared fields of a class, inherited ones included, in order of declaration. */
export function fieldsOf(shaped: Shaped): ReadonlyMap<string, FieldFacts> {
  const known = fieldsByClass.get(shaped);
  if (known) return known;
  const fields = gatherFields(shaped);
  fieldsByClass.set(shaped, fields);
  return fields;
}

function gatherFields(shaped: Shaped): ReadonlyMap<string, FieldFacts> {
  const fields = new Map<string, FieldFacts>();
  for (
    let proto: object | null = shaped.prototype as object;
    proto;
    proto = Object.getPrototypeOf(proto) as object | null
  ) {
    for (const [name, facts] of factsByClass.get(proto) ?? []) if (!fields.has(name)) fields.set(name, facts);
  }
  return fields;
}

/** Returns the options with which class-validator reports this rule when it is broken. */
export function broken(rule: RuleName, params?: TextParams): ValidationOptions {
  return { context: { rule, params } satisfies RuleContext };
}

/** Declares a field: its facts for coercion, description and messages, and its rules for class-validator. */
export function field(
  facts: Pick<FieldFacts, 'type' | 'openapi'> & Partial<FieldFacts>,
  options: FieldOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    const declared: FieldFacts = {
      ...facts,
      label: options.label ?? { ru: name, zh: name, en: name },
      optional: options.optional ?? false,
      onNull: options.nullable ? 'cleared' : options.optional ? 'absent' : 'refused',
      openapi: options.description ? { ...facts.openapi, description: options.description } : facts.openapi,
    };
    const missing = options.missing ?? 'required';
    const presence = options.optional ? IsOptional() : IsDefined(broken(missing));
    declare(target, name, { facts: declared, presence: [presence], missing, rules });
  };
}

function declare(target: object, name: string, declaration: Declaration): void {
  const { facts, presence, rules } = declaration;
  const own = factsByClass.get(target) ?? new Map<string, FieldFacts>();
  factsByClass.set(target, own);
  own.set(name, facts);
  declarations.set(facts, declaration);
  for (const decorate of [...presence, ...rules]) decorate(target, name);
}

/**
 * Returns a decorator that declares a field as another class does. With `mayBeAbsent`, the field may be left out, which means that it
 * does not change; a field that needs a value still refuses null.
 */
export function sameField(shaped: Shaped, name: string, { mayBeAbsent = false } = {}): PropertyDecorator {
  const declaration = declarations.get(fieldsOf(shaped).get(name)!)!;
  const { facts, missing } = declaration;
  if (!mayBeAbsent || facts.optional)
    return (target, property) => declare(target, String(property), declaration);
  const isPresent = (_: object, value: unknown): boolean => value !== undefined;
  const presence = [ValidateIf(isPresent), IsDefined(broken(missing))];
  return (target, property) =>
    declare(target, String(property), {
      ...declaration,
      presence,
      facts: { ...facts, optional: true, onNull: 'refused' },
    });
}

/** Declares a custom rule: class-validator passes the context on only for rules with a default message. */
export function rule(
  name: string,
  validate: (value: unknown, object: Readonly<Record<string, unknown>>) => boolean,
  options: ValidationOptions,
): PropertyDecorator {
  const validator: ValidatorConstraintInterface = {
    validate: (value: unknown, about) =>
      validate(value, (about?.object ?? {}) as Readonly<Record<string, unknown>>),
    defaultMessage: () => name,
  };
  return ValidateBy({ name, validator }, options);
}
