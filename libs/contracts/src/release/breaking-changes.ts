import type { Json } from '../openapi/schemas.js';
import type { ContractShapes, OperationShape } from './contract-shapes.js';

/**
 * Writer and reader of a shape while two releases run side by side.
 * - `request`: the old release writes, the new one reads; unknown fields are refused.
 * - `answer`: the new release writes, the old one reads; unknown fields are ignored.
 * - `event`: both ways, because stored events of the old release reach the new one.
 */
type Direction = 'request' | 'answer' | 'event';

const LOWER = ['minimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'maxLength', 'maxItems'];

/**
 * Compares the contracts of a release with those that follow it.
 * @returns a sentence for each change that makes services or clients of the older release fail; sorted
 */
export function breakingChanges(before: ContractShapes, after: ContractShapes): readonly string[] {
  const found = new Set<string>();
  for (const [subject, old] of Object.entries(before.operations)) {
    const now = after.operations[subject];
    if (!now) found.add(`${subject} is gone.`);
    else for (const change of operationChanges(subject, old, now, before, after)) found.add(change);
  }
  for (const [subject, old] of Object.entries(before.events)) {
    const now = after.events[subject];
    if (!now) found.add(`${subject} is gone.`);
    else
      for (const change of new Comparison('event', before, after).compare(subject, old, now))
        found.add(change);
  }
  return [...found].sort();
}

function operationChanges(
  subject: string,
  old: OperationShape,
  now: OperationShape,
  before: ContractShapes,
  after: ContractShapes,
): readonly string[] {
  const moved = (['http', 'family', 'access'] as const)
    .filter((key) => old[key] !== undefined && old[key] !== now[key])
    .map((key) => `${subject}: ${key} was "${old[key]}" and is "${now[key] ?? 'none'}".`);
  return [
    ...moved,
    ...new Comparison('request', before, after).compare(`${subject} request`, old.request, now.request),
    ...new Comparison('answer', before, after).compare(`${subject} answer`, old.answer, now.answer),
  ];
}

/** One comparison; each pair of classes is compared once, so that recursion ends. */
class Comparison {
  private readonly entered = new Set<string>();

  constructor(
    private readonly direction: Direction,
    private readonly before: ContractShapes,
    private readonly after: ContractShapes,
  ) {}

  compare(place: string, old: Json, now: Json): readonly string[] {
    const [from, to] = [withoutNull(old), withoutNull(now)];
    const pair = `${String(from['$ref'])} ${String(to['$ref'])}`;
    if (from['$ref'] && this.entered.has(pair)) return [];
    this.entered.add(pair);
    const [left, right] = [resolve(from, this.before), resolve(to, this.after)];
    if (JSON.stringify(left['type']) !== JSON.stringify(right['type']))
      return [`${place}: type was ${say(left['type'])} and is ${say(right['type'])}.`];
    return [
      ...this.choices(place, left, right),
      ...this.bounds(place, left, right),
      ...this.fields(place, left, right),
      ...(left['items'] && right['items']
        ? this.compare(`${place}[]`, left['items'] as Json, right['items'] as Json)
        : []),
    ];
  }

  private choices(place: string, old: Json, now: Json): readonly string[] {
    const [had, has] = [listOf(old['enum']), listOf(now['enum'])];
    const gone = had.filter((value) => !has.includes(value));
    const added = has.filter((value) => !had.includes(value));
    const isNewList = had.length === 0 && has.length > 0;
    if (this.direction === 'request' && (isNewList || (gone.length > 0 && has.length > 0)))
      return [`${place}: accepts only ${has.join(', ')} now.`];
    if (this.direction === 'request') return [];
    if (had.length > 0 && has.length === 0) return [`${place}: may have any value now.`];
    if (had.length > 0 && added.length > 0) return [`${place}: may be ${added.join(', ')} now.`];
    return [];
  }

  private bounds(place: string, old: Json, now: Json): readonly string[] {
    if (this.direction !== 'request') return [];
    const narrower = [
      ...LOWER.filter((key) => Number(now[key] ?? -Infinity) > Number(old[key] ?? -Infinity)),
      ...UPPER.filter((key) => Number(now[key] ?? Infinity) < Number(old[key] ?? Infinity)),
      ...['pattern', 'format'].filter((key) => now[key] !== undefined && now[key] !== old[key]),
    ];
    return narrower.map((key) => `${place}: ${key} was ${say(old[key])} and is ${say(now[key])}.`);
  }

  private fields(place: string, old: Json, now: Json): readonly string[] {
    const [had, has] = [recordOf(old['properties']), recordOf(now['properties'])];
    const [needed, needs] = [listOf(old['required']), listOf(now['required'])];
    const changes: string[] = [];
    for (const [field, schema] of Object.entries(had)) {
      const other = has[field];
      if (other) changes.push(...this.compare(`${place}.${field}`, schema, other));
      else changes.push(`${place}.${field} is gone.`);
      if (this.direction !== 'request' && other && needed.includes(field) && !needs.includes(field))
        changes.push(`${place}.${field} may be missing now.`);
      // Clients treat null in an optional field as its absence.
      if (
        this.direction !== 'request' &&
        other &&
        needs.includes(field) &&
        allowsNull(other) &&
        !allowsNull(schema)
      )
        changes.push(`${place}.${field} may be null now.`);
    }
    if (this.direction !== 'answer')
      changes.push(
        ...needs
          .filter((field) => !needed.includes(field))
          .map((field) => `${place}.${field} is required now.`),
      );
    return changes;
  }
}

const allowsNull = (schema: Json): boolean => withoutNull(schema) !== schema;

/** Returns the schema of the values besides null; the schema itself where null is not allowed. */
function withoutNull(schema: Json): Json {
  const {
    anyOf,
    type,
    enum: choices,
  } = schema as { anyOf?: readonly Json[]; type?: unknown; enum?: readonly unknown[] };
  if (anyOf?.some((one) => one['type'] === 'null')) return anyOf.find((one) => one['type'] !== 'null')!;
  if (!Array.isArray(type) || !type.includes('null')) return schema;
  const kept = choices && { enum: choices.filter((choice) => choice !== null) };
  return { ...schema, type: type.find((one) => one !== 'null') as unknown, ...kept };
}

function resolve(schema: Json, { schemas }: ContractShapes): Json {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? (schemas[reference.split('/').at(-1)!] ?? {}) : schema;
}

const say = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((entry) => JSON.stringify(entry).replaceAll('"', '')) : [];
const recordOf = (value: unknown): Readonly<Record<string, Json>> => (value ?? {}) as Record<string, Json>;
