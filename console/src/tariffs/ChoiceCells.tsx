import { Box } from '@mui/material';
import type { Texts } from '@mall/validation';
import { useDictionary } from '../api/use-call.js';
import { LANGUAGES } from '../i18n/languages.js';
import { type RowCellProps, plain } from './cell-props.js';

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A choice; no selection means any. */
export const Choice = ({ name, value, choices, onChange }: ChoiceProps) => (
  <Box
    component="select"
    aria-label={name}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={plain}
  >
    <option value="" />
    {choices.map(([id, word]) => (
      <option key={id} value={id}>
        {word}
      </option>
    ))}
  </Box>
);

type PartProps = Omit<RowCellProps, 'column' | 'problem'>;

export function Fuels({ name, value, onChange }: PartProps) {
  const fuels = useDictionary('fuel_type');
  const chosen = (value as readonly string[] | undefined) ?? [];
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', minWidth: 120 }}>
      {fuels.map((fuel) => (
        <label key={fuel.value}>
          <input
            type="checkbox"
            checked={chosen.includes(fuel.value)}
            onChange={({ target }) => {
              const next = target.checked
                ? [...chosen, fuel.value]
                : chosen.filter((one) => one !== fuel.value);
              onChange(next.length ? next : undefined);
            }}
          />{' '}
          {fuel.label}
        </label>
      ))}
    </Box>
  );
}

export function Words({ name, value, onChange }: PartProps) {
  const texts = (value as Texts | undefined) ?? { ru: '', zh: '', en: '' };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {LANGUAGES.map((language) => (
        <Box
          component="input"
          key={language.locale}
          aria-label={`${name} ${language.name}`}
          placeholder={language.name}
          lang={language.locale}
          defaultValue={texts[language.locale]}
          onBlur={(event) => onChange({ ...texts, [language.locale]: event.target.value.trim() })}
          sx={{ ...plain, minWidth: 180 }}
        />
      ))}
    </Box>
  );
}
