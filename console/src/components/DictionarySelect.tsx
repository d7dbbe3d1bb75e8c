import { SelectInput, type SelectInputProps } from 'react-admin';
import { useDictionary } from '../api/use-call.js';

interface DictionarySelectProps extends Omit<SelectInputProps, 'choices' | 'optionText' | 'optionValue'> {
  readonly dictionary: string;
  /** Whether the field holds a number. */
  readonly isNumber?: boolean;
}

/** A choice among the words of a dictionary. */
export function DictionarySelect({ dictionary, isNumber, ...props }: DictionarySelectProps) {
  const choices = useDictionary(dictionary).map(({ value, label }) => ({
    value: isNumber ? Number(value) : value,
    label,
  }));
  return (
    <SelectInput
      {...props}
      choices={choices}
      optionValue="value"
      optionText="label"
      translateChoice={false}
    />
  );
}
