import { factsByGroup, type CarFactRows, type FactsOfGroup } from '@mall/web-kit';

/** Returns the facts that people enter, by group. */
export const enteredFacts = (table?: CarFactRows): readonly FactsOfGroup[] =>
  factsByGroup(table).map(({ group, facts }) => ({
    group,
    facts: facts.filter(({ fact }) => fact.derivedFrom === undefined),
  }));

/** Returns a label as it stands within a sentence; abbreviations keep their case. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
