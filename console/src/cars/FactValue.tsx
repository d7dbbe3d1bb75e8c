import type { ReactNode } from 'react';
import { carFact, carFactNames, factInWords, recordOf, type CarFact } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { BothSides, DisputedValues, type DisputedProps } from '../components/DisputedValues.js';
import { Day } from '../components/Moment.js';
import type { DisputedFields } from '../components/OthersChanges.js';
import { DictionaryWord } from '../components/StatusWord.js';

interface FactValueProps {
  readonly fact: CarFact;
  readonly value: unknown;
  /** Shown when the value is unknown. */
  readonly unknown?: string;
}

/** Shows the value of a fact with its unit, and choices in the words of their dictionary. */
export function FactValue({ fact, value, unknown = '' }: FactValueProps): ReactNode {
  const words = factInWords(fact, value, useReaderLocale());
  if (words === undefined) return unknown;
  if (fact.kind === 'day') return <Day on={String(value)} />;
  const dictionary = fact.kind === 'choice' ? fact.dictionary : undefined;
  return dictionary ? <DictionaryWord dictionary={dictionary} value={String(value)} /> : words;
}

/** Shows how both sides changed a fact; texts in three languages are compared by language. */
export const disputedFacts: DisputedFields = recordOf(carFactNames, (name) => {
  const fact = carFact(name);
  if (fact.kind === 'texts') return DisputedValues;
  const shown = (value: unknown) => <FactValue fact={fact} value={value} unknown="—" />;
  return ({ theirs, mine }: DisputedProps) => <BothSides theirs={shown(theirs)} mine={shown(mine)} />;
});
