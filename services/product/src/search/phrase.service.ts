import { Injectable } from '@nestjs/common';
import type { FindCarsDto, NearestSearchView, UnderstoodView } from '@mall/contracts/product';
import { translationsOf } from '@mall/validation';
import {
  namesToKeep,
  readPhrase,
  type PhraseConditions,
  type PhrasePart,
  type Directories,
} from '@mall/car-search';
import { Catalogue } from './catalogue.js';

const LONGEST_KEYWORD = 100;

/** A request whose keyword was read, with what was read in it. */
export interface UnderstoodRequest<Request extends Partial<FindCarsDto>> {
  /** The request with the conditions, and the remaining words as its keyword. */
  readonly request: Request;
  readonly parts: readonly PhrasePart[];
}

/** Reads conditions in the keywords of searches. */
@Injectable()
export class PhraseService {
  private readonly names = new WeakMap<Directories, readonly (readonly string[])[]>();
  private readonly observed = new WeakSet<Directories>();

  constructor(private readonly catalogue: Catalogue) {}

  /** Returns the request with the conditions of its keyword. A condition beside a filter that contradicts it stays a word. */
  understand<Request extends Partial<FindCarsDto>>(request: Request): UnderstoodRequest<Request> {
    const { keyword } = request;
    if (!keyword) return { request, parts: [] };
    const { parts, rest } = readPhrase(keyword, this.namesIn(this.catalogue.directories));
    const used = parts.filter(({ conditions }) => fits(conditions, request));
    const words = [rest, ...parts.filter((part) => !used.includes(part)).map(({ text }) => text)];
    const conditions = used.reduce<Partial<FindCarsDto>>(
      (all, part) => narrow(all, part.conditions),
      request,
    );
    return { request: { ...request, ...conditions, keyword: keywordOf(words) }, parts: used };
  }

  private namesIn(directories: Directories): readonly (readonly string[])[] {
    const known = this.names.get(directories);
    if (known) return known;
    if (!this.observed.has(directories)) {
      this.observed.add(directories);
      directories.observe({ tablesChanged: () => void this.names.delete(directories) });
    }
    const brands = [...directories.brands.stored()];
    const names = namesToKeep(brands.flatMap(({ row }) => [...translationsOf(row.name), ...row.aliases]));
    this.names.set(directories, names);
    return names;
  }
}

/** Returns the reading of the keyword; undefined when it holds no condition. */
export function viewOf({
  request,
  parts,
}: UnderstoodRequest<Partial<FindCarsDto>>): UnderstoodView | undefined {
  if (parts.length === 0) return undefined;
  return {
    texts: parts.map(({ text }) => text),
    ...(request.keyword && { keyword: request.keyword }),
    conditions: parts.reduce<PhraseConditions>((all, { conditions }) => narrow(all, conditions), {}),
  };
}

/** Returns the corrected words together with those that stand for conditions. */
export const readAsTyped = (readAs: string, parts: readonly PhrasePart[]): string =>
  keywordOf([readAs, ...parts.map(({ text }) => text)]) ?? readAs;

/** Returns a relaxed search in terms of the request as it came: conditions of the keyword are dropped by a shorter keyword. */
export function nearestOf(
  nearest: NearestSearchView,
  asked: Partial<FindCarsDto>,
  { request, parts }: UnderstoodRequest<Partial<FindCarsDto>>,
): NearestSearchView {
  if (parts.length === 0) return nearest;
  const isDropped = ({ conditions }: PhrasePart): boolean =>
    Object.keys(conditions).some((field) => nearest.without.includes(field));
  const kept = parts.filter((part) => !isDropped(part));
  const words = keywordOf([nearest.keyword ?? request.keyword, ...kept.map(({ text }) => text)]) ?? '';
  const isShorter = kept.length < parts.length || nearest.keyword !== undefined;
  return {
    ...nearest,
    ...(isShorter && { keyword: words }),
    without: nearest.without.filter((field) => asked[field as keyof FindCarsDto] != null),
  };
}

const keywordOf = (words: readonly (string | undefined)[]): string | undefined =>
  words.filter(Boolean).join(' ').slice(0, LONGEST_KEYWORD).trim() || undefined;

/** Fields for the calculation of totals; pages always send them, and words of the keyword replace them. */
const OF_TOTALS: readonly string[] = ['landedCity', 'landedImporter'];

/**
 * Returns the value that meets a filter and a condition of the same field: the narrower bound, or the choices that both
 * have. Undefined when they contradict each other.
 */
function narrower(field: string, before: unknown, value: unknown): unknown {
  if (before == null || OF_TOTALS.includes(field)) return value;
  if (typeof value === 'number' && typeof before === 'number')
    return field.startsWith('min') ? Math.max(before, value) : Math.min(before, value);
  if (!Array.isArray(value) || !Array.isArray(before)) return before === value ? value : undefined;
  const both = before.filter((choice) => value.includes(choice));
  return both.length > 0 ? both : undefined;
}

const fits = (conditions: PhraseConditions, request: Partial<FindCarsDto>): boolean =>
  Object.entries(conditions).every(
    ([field, value]) => narrower(field, request[field as keyof FindCarsDto], value) !== undefined,
  );

/** Adds conditions that fit. */
function narrow<T extends Partial<FindCarsDto>>(request: T, conditions: PhraseConditions): T {
  const added = Object.entries(conditions).map(([field, value]) => [
    field,
    narrower(field, request[field as keyof FindCarsDto], value),
  ]);
  return { ...request, ...Object.fromEntries(added) } as T;
}
