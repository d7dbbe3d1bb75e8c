import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useChoices } from '../../api/use-call.js';
import { textFieldProps, type FieldProps } from '../field-props.js';

export interface DictionaryOptions {
  /** The type of the dictionary. */
  readonly dictionary: string;
}

export interface DictionaryFieldProps extends FieldProps<string>, DictionaryOptions {}

/** A choice among the items of a dictionary, in the reader's language. */
export function DictionaryField({ value, onChange, dictionary, ...field }: DictionaryFieldProps) {
  const translate = useTranslate();
  const { choices: items, failure } = useChoices(dictionary || NO_DICTIONARY);
  const isKnown = items.some((item) => item.value === value);
  // A value whose item was removed from the dictionary is still shown unchanged.
  const removed = items.length > 0 && value !== '' && !isKnown ? value : undefined;
  return (
    <TextField
      {...textFieldProps({
        ...field,
        error: failure ?? field.error,
        helperText: dictionary ? field.helperText : translate('console.widgets.dictionary.noType'),
      })}
      select
      // Until the items are loaded, MUI would refuse a value that no item has.
      value={isKnown || removed !== undefined ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {!field.isRequired && <MenuItem value="">—</MenuItem>}
      {removed !== undefined && (
        <MenuItem value={removed} disabled>
          {removed}
        </MenuItem>
      )}
      {items.map((item) => (
        <MenuItem key={item.value} value={item.value}>
          {item.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The type of a dictionary that does not exist and therefore has no items. */
const NO_DICTIONARY = 'none';
