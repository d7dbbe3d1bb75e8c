import {
  carFactGroups,
  carFactNames,
  carFactTable,
  labelWithUnit,
  type CarFact,
  type CarFactGroup,
  type CarFactName,
  type CarFactRows,
  type Locale,
} from '@mall/web-kit';

export interface NamedFact {
  readonly name: string;
  readonly fact: CarFact;
}

interface FactsOfGroup {
  readonly group: CarFactGroup;
  readonly facts: readonly NamedFact[];
}

/** Returns the facts of a table by group. */
export function factsByGroup(table: CarFactRows = carFactTable): readonly FactsOfGroup[] {
  const all = Object.entries(table).map(([name, fact]): NamedFact => ({ name, fact }));
  return (Object.keys(carFactGroups) as CarFactGroup[]).map((group) => ({
    group,
    facts: all.filter(({ fact }) => fact.group === group),
  }));
}

/** Returns the facts that people enter, by group. */
export const enteredFacts = (table?: CarFactRows): readonly FactsOfGroup[] =>
  factsByGroup(table).map(({ group, facts }) => ({
    group,
    facts: facts.filter(({ fact }) => fact.derivedFrom === undefined),
  }));

/** Returns the labels of all facts in one language, as texts of the console. */
export const labelsOfFacts = (locale: Locale): Record<CarFactName, string> =>
  Object.fromEntries(carFactNames.map((name) => [name, labelWithUnit(carFactTable[name])[locale]])) as Record<
    CarFactName,
    string
  >;

export const labelsOfGroups = (locale: Locale): Record<CarFactGroup, string> =>
  Object.fromEntries(Object.entries(carFactGroups).map(([group, label]) => [group, label[locale]])) as Record<
    CarFactGroup,
    string
  >;
