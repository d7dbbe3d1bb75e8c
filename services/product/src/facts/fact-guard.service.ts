import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import {
  brokenRules,
  carFactNames,
  carStatuses,
  derivedFacts,
  factRules,
  productErrors,
  type AffirmationView,
  type BrokenRule,
  type FactRuleCode,
  type JudgedCar,
  type RuleKnowledge,
} from '@mall/contracts/product';
import { fillText, type FieldIssue } from '@mall/validation';
import { newestDay } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { FactRepository, type KnownBodies, type StoredFacts } from './fact.repository.js';

/** Fewest cars on sale from which the bodies of a category, or of a series, are known. */
const ENOUGH_OF_CATEGORY = 10;
const ENOUGH_OF_SERIES = 3;

const JUDGED = [...carFactNames, 'vin', 'brandId', 'seriesId', 'categoryId', 'priceFee'] as const;

/** A car to be written; of an existing one, as it is to be. */
interface Wanted {
  readonly spuId?: string | undefined;
  readonly car: JudgedCar;
  /** Facts that are stored; none of a new car. */
  readonly before: StoredFacts | undefined;
  /** Codes of questions that the caller affirmed. */
  readonly affirmed: readonly string[];
}

interface Judged extends Wanted {
  /** Fields that change; undefined of a new car, all of whose facts are judged. */
  readonly changed: ReadonlySet<string> | undefined;
}

/** Questions that a person affirmed, for each car in the order given; to be stored when the cars are written. */
export type AffirmedOfCars = readonly (readonly Pick<BrokenRule, 'code' | 'params'>[])[];

/**
 * Judges the facts of cars wherever they are written: derives what follows from others, refuses what contradicts itself, and asks
 * about what is unusual. The rules are those of the contracts; this service adds what only the tables know.
 */
@Injectable()
export class FactGuard {
  constructor(private readonly facts: FactRepository) {}

  /**
   * Returns whole cars with the facts that follow from their others, and the questions that were affirmed.
   * @throws productErrors.factsContradict, factsQuestioned with issues at `cars.0.year` and so on where there are several
   */
  async judgeWhole<
    Car extends JudgedCar & { readonly spuId?: string; readonly affirmed?: readonly string[] },
  >(
    tx: EntityManager,
    cars: readonly Car[],
  ): Promise<{ readonly cars: Car[]; readonly affirmed: AffirmedOfCars }> {
    const stored = await this.facts.stored(
      tx,
      cars.flatMap(({ spuId }) => spuId ?? []),
    );
    const wanted = cars.map((car) => {
      const before = car.spuId === undefined ? undefined : stored.get(car.spuId);
      // Of a car that is replaced, only figures that are both given can tell which one changed.
      const compared = car.powerKw != null && car.powerHp != null && before ? before : {};
      return { before, car: { ...car, ...derivedFacts(compared, car) } };
    });
    const affirmed = await this.judge(
      tx,
      wanted.map(({ before, car }) => ({ spuId: car.spuId, before, car, affirmed: car.affirmed ?? [] })),
      (nth, field) => (cars.length > 1 ? `cars.${nth}.${field}` : field),
    );
    return { cars: wanted.map(({ car }) => car), affirmed };
  }

  /**
   * Returns the changes of a car with what follows from them, and the questions that were affirmed.
   * @throws productErrors.factsContradict, factsQuestioned
   */
  async judgeChanges<Changes extends JudgedCar & { readonly affirmed?: readonly string[] | null }>(
    tx: EntityManager,
    spuId: string,
    given: Changes,
  ): Promise<{ readonly changes: Changes; readonly affirmed: AffirmedOfCars }> {
    const before = (await this.facts.stored(tx, [spuId])).get(spuId);
    if (!before) return { changes: given, affirmed: [[]] };
    const changes = { ...given, ...derivedFacts(before, given) };
    const present = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const car: JudgedCar = { ...before, ...present };
    const affirmed = await this.judge(tx, [{ spuId, car, before, affirmed: given.affirmed ?? [] }]);
    return { changes, affirmed };
  }

  /**
   * Judges VINs that an order names for cars of the catalogue, which stay as they are; cars that are gone are left out.
   * @throws productErrors.factsContradict, factsQuestioned with issues at `vins.0.vin` and so on
   */
  async judgeVins(
    vins: readonly { readonly spuId: string; readonly vin: string }[],
    affirmed: readonly string[] = [],
  ): Promise<void> {
    const { manager } = this.facts;
    const stored = await this.facts.stored(
      manager,
      vins.map(({ spuId }) => spuId),
    );
    const wanted = vins.flatMap(({ spuId, vin }, nth) => {
      const before = stored.get(spuId);
      return before ? [{ nth, spuId, before, car: { ...before, vin }, affirmed }] : [];
    });
    await this.judge(manager, wanted, (place, field) => `vins.${wanted[place]!.nth}.${field}`);
  }

  /** Stores what the person of this transaction affirmed about written cars. */
  async affirm(tx: EntityManager, spuIds: readonly string[], affirmed: AffirmedOfCars): Promise<void> {
    await this.facts.affirm(
      tx,
      affirmed.flatMap((questions, nth) =>
        questions.map(({ code, params }) => ({ spuId: spuIds[nth]!, rule: code, params })),
      ),
    );
  }

  /** Returns what people affirmed about a car, in the reader's language; a shop reads only the names of its own people. */
  async affirmations(
    spuId: string,
    { locale, kind }: Pick<Caller, 'locale' | 'kind'>,
  ): Promise<AffirmationView[]> {
    const rows = await this.facts.affirmations(spuId);
    return rows
      .filter(({ rule }) => Object.hasOwn(factRules, rule))
      .map(({ rule, params, name, isByShop, affirmedAt }) => ({
        rule,
        question: fillText(factRules[rule as FactRuleCode].text, locale, params),
        ...((kind !== 'merchant' || isByShop) && { by: name }),
        time: affirmedAt.toISOString(),
      }));
  }

  private async judge(
    tx: EntityManager,
    wanted: readonly Wanted[],
    pathOf: (nth: number, field: string) => string = (_, field) => field,
  ): Promise<AffirmedOfCars> {
    const judged = wanted.map((one) => ({ ...one, changed: changedFields(one) }));
    const known = await this.knowledgeOf(tx, judged);
    const broken = judged.map(({ car, changed }, nth) => brokenRules(car, known[nth]!, changed));
    const issuesOf = (take: (rule: BrokenRule, nth: number) => boolean): FieldIssue[] =>
      broken.flatMap((rules, nth) =>
        rules
          .filter((rule) => take(rule, nth))
          .map((rule) => ({ ...issueOf(rule), field: pathOf(nth, rule.field) })),
      );
    const refused = issuesOf(({ weight }) => weight === 'refused');
    if (refused.length > 0) throw productErrors.factsContradict({}, refused);
    const asked = issuesOf(({ code }, nth) => !judged[nth]!.affirmed.includes(code));
    if (asked.length > 0) throw productErrors.factsQuestioned({}, asked);
    return broken;
  }

  /** Returns what rules know about each car. Only what a change makes necessary is read. */
  private async knowledgeOf(tx: EntityManager, judged: readonly Judged[]): Promise<RuleKnowledge[]> {
    const today = newestDay();
    const isAnyChanged = ({ changed }: Judged, ...fields: string[]): boolean =>
      !changed || fields.some((field) => changed.has(field));
    const idsOf = (field: 'brandId' | 'categoryId' | 'seriesId', beside: 'vin' | 'bodyType'): string[] => [
      ...new Set(
        judged.flatMap((one) => {
          const id = one.car[beside] && one.car[field];
          return id && isAnyChanged(one, field, beside) ? [id] : [];
        }),
      ),
    ];
    // Prices of cars on sale are guarded by two people; see `PriceGuard`.
    const priced = judged.filter(
      (one) => isAnyChanged(one, 'priceFee') && one.before?.status !== carStatuses.onSale,
    );
    const [makes, ofCategory, ofSeries, medians] = [
      await this.facts.makeNames(tx, idsOf('brandId', 'vin')),
      await this.facts.bodies(tx, 'category_id', idsOf('categoryId', 'bodyType')),
      await this.facts.bodies(tx, 'series_id', idsOf('seriesId', 'bodyType')),
      await this.facts.medians(
        tx,
        priced.map(({ spuId, car }) => ({ ...car, spuId })),
      ),
    ];
    return judged.map((one) => {
      const { brandId, categoryId, seriesId } = one.car;
      return {
        today,
        makeNames: makes.get(brandId ?? ''),
        bodiesOfCategory: enough(ofCategory.get(categoryId ?? ''), ENOUGH_OF_CATEGORY),
        bodiesOfSeries: enough(ofSeries.get(seriesId ?? ''), ENOUGH_OF_SERIES),
        medianFee: medians[priced.indexOf(one)],
      };
    });
  }
}

const issueOf = ({ code, field, text, params, weight }: BrokenRule): FieldIssue => ({
  field,
  text,
  params,
  ...(weight === 'asked' && { question: code }),
});

const enough = (known: KnownBodies | undefined, fewest: number): KnownBodies['bodies'] | undefined =>
  known && known.cars >= fewest ? known.bodies : undefined;

function changedFields({ before, car }: Wanted): ReadonlySet<string> | undefined {
  if (!before) return undefined;
  return new Set(JUDGED.filter((field) => !isSame(before[field], car[field])));
}

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' || typeof other === 'object'
    ? JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
    : (one ?? null) === (other ?? null);

/**
 * Checks that the facts of a car may be true.
 * @throws productErrors.factsContradict for a car whose facts cannot be true; questions were asked when they were
 * written.
 */
export function checkFacts(car: JudgedCar): void {
  const refused = brokenRules(car, { today: newestDay() }).filter(({ weight }) => weight === 'refused');
  if (refused.length > 0) throw productErrors.factsContradict({}, refused.map(issueOf));
}
