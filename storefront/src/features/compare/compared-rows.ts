import type { Locale, OutputOf } from '@mall/web-kit';
import { factGroups, type FactName, type GroupName } from '../../components/car-facts.js';

type Car = OutputOf<'product.car.prodInfo'>;

export interface ComparedRow {
  readonly name: FactName;
  /** Values in the order of the cars; undefined when unknown. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly name: GroupName;
  readonly rows: readonly ComparedRow[];
}

/** Returns facts of cars side by side, in the groups and the order of a car's page. */
export function comparedGroups(cars: readonly Car[], locale: Locale): readonly ComparedGroup[] {
  const all = cars.map((car) => factGroups(car, locale));
  const groups = [...new Set(all.flatMap((of) => of.map(({ name }) => name)))];
  return groups.map((name) => {
    const facts = all.map((of) => of.find((group) => group.name === name)?.facts ?? []);
    const names = [...new Set(facts.flatMap((of) => of.map((fact) => fact.name)))];
    return {
      name,
      rows: names.map((fact) => {
        const values = facts.map((of) => of.find((one) => one.name === fact)?.value);
        return { name: fact, values, differs: new Set(values).size > 1 };
      }),
    };
  });
}
