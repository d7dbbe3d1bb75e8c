import { DateInput, maxLength, NumberInput, TextInput } from 'react-admin';
import type { NamedFact } from '@mall/web-kit';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { TextsInput } from '../components/TextsInput.js';
import { WordSelect } from '../components/WordSelect.js';
import { enteredFacts } from './car-facts.js';
import { useFactWord } from './FactWord.js';
import { Columns, Part } from './form-layout.js';

const isWide = ({ fact }: NamedFact): boolean => fact.kind === 'texts';

/** Inputs of all facts that people enter, by group; texts in three languages stand below the others. */
export const CarFactsInputs = () =>
  enteredFacts().map(({ group, facts }) => (
    <Part key={group} title={`console.cars.groups.${group}`}>
      <Columns>
        {facts
          .filter((named) => !isWide(named))
          .map((named) => (
            <FactInput key={named.name} {...named} />
          ))}
      </Columns>
      {facts.filter(isWide).map((named) => (
        <FactInput key={named.name} {...named} />
      ))}
    </Part>
  ));

function FactInput({ name, fact }: NamedFact) {
  const said = useFactWord(name);
  const helperText = said && { helperText: said };
  switch (fact.kind) {
    case 'choice':
      return fact.dictionary ? (
        <DictionarySelect source={name} dictionary={fact.dictionary} {...helperText} />
      ) : (
        <WordSelect source={name} words={fact.words} {...helperText} />
      );
    case 'decimal':
      return <NumberInput source={name} min={fact.min ?? 0} max={fact.max} {...helperText} />;
    case 'whole':
    case 'year':
      return <NumberInput source={name} min={fact.min ?? 0} max={fact.max} step={1} {...helperText} />;
    case 'day':
      return <DateInput source={name} parse={(day: string) => day || null} {...helperText} />;
    case 'text':
      return <TextInput source={name} validate={maxLength(fact.max)} />;
    case 'texts':
      return <TextsInput source={name} />;
  }
}
