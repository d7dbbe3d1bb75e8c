import type { CarFactGroup, Locale, OutputOf } from '@mall/web-kit';
import { factGroups } from '../../components/car-facts.js';

type Car = OutputOf<'product.car.prodInfo'>;

export interface ComparedRow {
  readonly name: string;
  readonly label: string;
  /** Values in the order of the cars; undefined when unknown. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly name: CarFactGroup;
  readonly label: string;
  readonly rows: readonly ComparedRow[];
}

/** Returns facts of cars side by side, in the groups and the order of a car's page. */
export function comparedGroups(cars: readonly Car[], locale: Locale): readonly ComparedGroup[] {
  const all = cars.map((car) => factGroups(car, locale));
  const groups = new Map(all.flatMap((of) => of.map(({ name, label }) => [name, label])));
  return [...groups].map(([name, label]) => {
    const facts = all.map((of) => of.find((group) => group.name === name)?.facts ?? []);
    const labels = new Map(facts.flatMap((of) => of.map((fact) => [fact.name, fact.label])));
    return {
      name,
      label,
      rows: [...labels].map(([fact, label]) => {
        const values = facts.map((of) => of.find((one) => one.name === fact)?.value);
        return { name: fact, label, values, differs: new Set(values).size > 1 };
      }),
    };
  });
}
