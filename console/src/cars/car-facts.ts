import {
  carFactGroups,
  carFactNames,
  factsByGroup,
  labelOfFact,
  recordOf,
  type CarFactGroup,
  type CarFactRows,
  type FactsOfGroup,
  type Locale,
} from '@mall/web-kit';

/** Returns the facts that people enter, by group. */
export const enteredFacts = (table?: CarFactRows): readonly FactsOfGroup[] =>
  factsByGroup(table).map(({ group, facts }) => ({
    group,
    facts: facts.filter(({ fact }) => fact.derivedFrom === undefined),
  }));

/** Returns the labels of all facts and groups in one language, as texts of the console. */
export const labelsOfFacts = (locale: Locale) => recordOf(carFactNames, (name) => labelOfFact(name)[locale]);

export const labelsOfGroups = (locale: Locale) =>
  recordOf(Object.keys(carFactGroups) as CarFactGroup[], (group) => carFactGroups[group][locale]);
