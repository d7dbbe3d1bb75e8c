import { validateSync, type ValidationError } from 'class-validator';
import { keepsItsRules } from './compiled.js';
import { fieldsOf, type FieldFacts, type RuleContext, type Shaped } from './field.js';
import { ruleTexts } from './rules.js';
import type { TextParams, Texts } from './texts.js';

/** One problem with one field, with its texts in every language. */
export interface FieldIssue {
  /** Path of the field, such as `items.0.count`. */
  readonly field: string;
  readonly text: Texts;
  readonly params: TextParams;
  /** Code of a question that the caller can affirm; the request is repeated with it then. */
  readonly question?: string;
}

/** Most problems that an answer names: whoever sends more has to correct these first, and no request costs a long answer. */
export const MOST_ISSUES = 20;

/** Most characters of a name that the caller invented, in an answer to it. */
const LONGEST_NAME = 40;

export type Checked<T> =
  { readonly value: T; readonly issues: readonly [] } | { readonly issues: readonly FieldIssue[] };

/**
 * Builds a `shaped` object from plain data: coerces values that a query string cannot express, spells texts as they are stored,
 * refuses undeclared fields, and applies every rule. A second run over the result changes nothing. It ends with the
 * `MOST_ISSUES`th problem.
 */
export function check<T extends object>(shaped: Shaped<T>, plain: unknown): Checked<T> {
  const issues: FieldIssue[] = [];
  const value = build(shaped, plain, '', issues);
  if (issues.length < MOST_ISSUES && !keepsItsRules(value)) {
    const errors = validateSync(value, { forbidUnknownValues: false, stopAtFirstError: true });
    for (const error of errors) collect(error, '', shaped, issues);
  }
  return issues.length > 0 ? { issues: issues.slice(0, MOST_ISSUES) } : { value, issues: [] };
}

function build<T extends object>(shaped: Shaped<T>, plain: unknown, path: string, issues: FieldIssue[]): T {
  const instance = new shaped();
  if (plain === undefined || plain === null) return instance;
  if (typeof plain !== 'object' || Array.isArray(plain)) {
    issues.push(issue(path || 'body', ruleTexts.object, nameOnly(path || 'body')));
    return instance;
  }
  const fields = fieldsOf(shaped);
  for (const name of Object.keys(plain)) {
    if (issues.length >= MOST_ISSUES) break;
    const given = (plain as Record<string, unknown>)[name];
    const facts = fields.get(name);
    if (!facts) {
      issues.push(unknownField(path, name));
      continue;
    }
    const broken = facts.nested ? undefined : unstorable(given);
    if (broken)
      issues.push(issue(pathTo(path, name), ruleTexts[broken], { label: facts.label, max: DEEPEST }));
    else if (given !== undefined && given !== null)
      (instance as Record<string, unknown>)[name] = facts.nested
        ? nestedOf(facts.nested, facts, given, pathTo(path, name), issues)
        : coerce(facts, given);
    else if (given === null && facts.optional && facts.onNull !== 'absent')
      (instance as Record<string, unknown>)[name] = null;
  }
  return instance;
}

const pathTo = (path: string, name: string): string => (path ? `${path}.${name}` : name);

function nestedOf(
  nested: () => Shaped,
  { type, label, openapi }: FieldFacts,
  given: unknown,
  path: string,
  issues: FieldIssue[],
): unknown {
  if (type !== 'array') return build(nested(), given, path, issues);
  if (!Array.isArray(given)) return given;
  const { minItems: min, maxItems: max } = openapi as {
    readonly minItems: number;
    readonly maxItems: number;
  };
  // The entries of a list that is too long are not looked at.
  if (given.length > max) {
    issues.push(issue(path, ruleTexts.list, { label, min, max }));
    return [];
  }
  return given.map((entry, index) => build(nested(), entry, `${path}.${index}`, issues));
}

/** Length of the longest text of a field that names none. */
const USUAL_LENGTH = 255;
/** Room for characters that a spelling removes: marks of direction and of composition, spaces. */
const ROOM = 8;

function coerce({ type, items = 'string', normalise, openapi }: FieldFacts, given: unknown): unknown {
  const { maxLength = USUAL_LENGTH, maxItems = Infinity } = openapi as Partial<Record<string, number>>;
  // A text that no spelling makes short enough, and a list that is too long, are refused as they are: spelling a megabyte takes long.
  const spelt = (value: unknown): unknown =>
    normalise && typeof value === 'string' && value.length <= ROOM * maxLength ? normalise(value) : value;
  if (type !== 'array') return spelt(scalar(type, given));
  const list = asList(given);
  if (!Array.isArray(list)) return given;
  return list.length > maxItems ? list : list.map((entry) => spelt(scalar(items, entry)));
}

/** Maximum depth of free-form JSON: serialising deeper values would overflow the stack. */
const DEEPEST = 32;

/** Returns the problem of a value that PostgreSQL cannot store: NUL and unpaired surrogates are not valid text there. */
function unstorable(value: unknown, depth = 0): 'characters' | 'depth' | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : 'characters';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return 'depth';
  if (Array.isArray(value)) {
    for (const entry of value) {
      const broken = unstorable(entry, depth + 1);
      if (broken) return broken;
    }
    return undefined;
  }
  for (const [name, inner] of Object.entries(value)) {
    const broken = isStorable(name) ? unstorable(inner, depth + 1) : 'characters';
    if (broken) return broken;
  }
  return undefined;
}

/** Matches only unpaired surrogates: in a pattern with `u` a pair is one character. */
const HALF_CHARACTER = /\p{Surrogate}/u;
/** Whether PostgreSQL can store a text unchanged. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !HALF_CHARACTER.test(text);

/** Parses a list: a query string sends one value as plain text and several as `a,b` or as a repeated key. */
function asList(given: unknown): unknown {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') return typeof given === 'number' ? [given] : given;
  return given === '' ? [] : given.split(',');
}

/** Accepts decimal digits only: `0x10`, ` 1`, `1e3` and `Infinity` are numbers to JavaScript, but not to people. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

function scalar(type: string, given: unknown): unknown {
  if ((type === 'integer' || type === 'number') && typeof given === 'string')
    return DECIMAL.test(given) ? Number(given) : given;
  if (type === 'string' && typeof given === 'number') return String(given);
  if (type === 'boolean' && (given === 'true' || given === 'false')) return given === 'true';
  return given;
}

function collect(error: ValidationError, parent: string, shaped: Shaped, issues: FieldIssue[]): void {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const facts = fieldsOf(shaped).get(error.property);
  const contexts = Object.values(error.contexts ?? {}) as RuleContext[];
  const [context] = contexts;
  if (issues.length >= MOST_ISSUES) return;
  if (error.constraints && !issues.some((known) => known.field === path)) {
    const label = facts?.label ?? nameOnly(path).label;
    const text = context?.rule === 'custom' ? context.text : ruleTexts[context?.rule ?? 'object'];
    issues.push(issue(path, text ?? ruleTexts.object, { label, ...context?.params }));
  }
  for (const child of error.children ?? []) {
    if (facts?.type === 'array')
      for (const inner of child.children ?? [])
        collect(inner, `${path}.${child.property}`, facts.nested!(), issues);
    else collect(child, path, facts?.nested?.() ?? shaped, issues);
  }
}

function issue(field: string, text: Texts, params: TextParams): FieldIssue {
  return { field, text, params };
}

/** Names a field that the class does not declare, as the caller wrote it; a long name is cut. */
function unknownField(path: string, name: string): FieldIssue {
  const shown = isStorable(name) ? shortened(name) : '?';
  return issue(pathTo(path, shown), ruleTexts.unknown, nameOnly(shown));
}

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME).join('')}…` : name;

function nameOnly(name: string): { label: Texts } {
  return { label: { ru: name, zh: name, en: name } };
}
