import { SelectInput, type SelectInputProps } from 'react-admin';
import { useChoices } from '../api/use-call.js';

interface DictionarySelectProps extends Omit<SelectInputProps, 'choices' | 'optionText' | 'optionValue'> {
  readonly dictionary: string;
  /** Whether the field holds a number. */
  readonly isNumber?: boolean;
}

/** A choice among the words of a dictionary. */
export function DictionarySelect({ dictionary, isNumber, ...props }: DictionarySelectProps) {
  const { choices, failure } = useChoices(dictionary);
  return (
    <SelectInput
      {...props}
      {...(failure && { helperText: failure })}
      choices={choices.map(({ value, label }) => ({ value: isNumber ? Number(value) : value, label }))}
      optionValue="value"
      optionText="label"
      translateChoice={false}
    />
  );
}
