import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useResourceContext,
  useTranslate,
  type AutocompleteInputProps,
  type Validator,
} from 'react-admin';
import type { Texts } from '@mall/validation';
import { localised, type RecordField } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { FlagInput } from '../components/FlagInput.js';
import { TextsInput } from '../components/TextsInput.js';
import { DayInput } from '../widgets/inputs.js';

interface PlainInputProps {
  readonly source: string;
  readonly field: RecordField;
}

/** Texts longer than a line are written in several. */
const LONGEST_LINE = 255;

/** Edits a field of a plain record by the rules of its declaration. */
export function PlainInput({ source, field }: PlainInputProps) {
  const { kind, isRequired = false, min, max, values = [], of } = field;
  const resource = useResourceContext();
  const hint = useDeclared('hints', source);
  const common = { source, validate: rulesOf(field), helperText: hint ?? (false as const) };
  switch (kind) {
    case 'texts':
      return <TextsInput source={source} isRequired={isRequired} {...(hint && { hint })} />;
    case 'id':
      return <ReferencedInput {...common} of={of!} />;
    case 'choices': {
      const choices = values.map((id) => ({ id, name: `resources.${resource}.choices.${source}.${id}` }));
      return <AutocompleteArrayInput {...common} choices={choices} fullWidth disableCloseOnSelect />;
    }
    case 'words':
      return <TextArrayInput {...common} fullWidth />;
    case 'number':
      return <NumberInput {...common} min={min ?? 0} {...(max !== undefined && { max })} step={1} />;
    case 'flag':
      return <FlagInput source={source} />;
    case 'boolean':
      return <BooleanInput source={source} helperText={common.helperText} />;
    case 'day':
      return <DayInput source={source} />;
    case 'choice': {
      const choices = values.map((id) => ({ id, name: `resources.${resource}.choices.${source}.${id}` }));
      return <SelectInput {...common} choices={choices} />;
    }
    default:
      return (
        <TextInput
          {...common}
          fullWidth
          multiline={max !== undefined && max > LONGEST_LINE}
          parse={(text: string) => text || null}
          slotProps={{ htmlInput: { maxLength: max } }}
        />
      );
  }
}

type ReferencedInputProps = Pick<AutocompleteInputProps, 'source' | 'validate' | 'helperText'> & {
  readonly of: string;
};

/** Chooses a record of another resource by its name; an emptied input is null. */
function ReferencedInput({ source, of, ...props }: ReferencedInputProps) {
  const locale = useReaderLocale();
  const absent = useDeclared('absent', source!);
  return (
    <ReferenceInput source={source!} reference={of} perPage={100}>
      <AutocompleteInput
        {...props}
        fullWidth
        {...(absent && { emptyText: absent })}
        optionText={(record?: { readonly name: Texts }) => localised(record?.name, locale)}
        parse={(id: string) => id || null}
      />
    </ReferenceInput>
  );
}

/** Returns the key of a text of a field: the sentence below its input, or what no value means; undefined where none is declared. */
function useDeclared(texts: 'hints' | 'absent', source: string): string | undefined {
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}.${texts}.${source}`;
  return translate(key, { _: '' }) ? key : undefined;
}

/** Says why a list of words is too short or too long. */
const within =
  (min: number, max: number): Validator =>
  (words: readonly string[] | undefined) =>
    (words?.length ?? 0) < min || (words?.length ?? 0) > max
      ? { message: 'console.plainRecords.within', args: { min, max } }
      : undefined;

function rulesOf({ kind, isRequired, min, max }: RecordField): Validator[] {
  const present = isRequired ? [required()] : [];
  if (kind === 'words') return [within(min ?? 0, max ?? Infinity)];
  if (kind === 'number')
    return [
      ...present,
      ...(min === undefined ? [] : [minValue(min)]),
      ...(max === undefined ? [] : [maxValue(max)]),
    ];
  if (kind !== 'text') return present;
  return [
    ...present,
    ...(min === undefined ? [] : [minLength(min)]),
    ...(max === undefined ? [] : [maxLength(max)]),
  ];
}
