import { SelectInput, type SelectInputProps } from 'react-admin';
import { word, type Texts } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

interface WordSelectProps extends Omit<SelectInputProps, 'choices' | 'optionText' | 'optionValue'> {
  readonly words: Readonly<Record<string, Texts>>;
}

/** A choice among fixed words. */
export function WordSelect({ words, ...props }: WordSelectProps) {
  const locale = useReaderLocale();
  const choices = Object.keys(words).map((id) => ({ id, name: word(words, id, locale) }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}
