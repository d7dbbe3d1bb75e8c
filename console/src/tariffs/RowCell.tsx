import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Texts } from '@mall/validation';
import { useDictionary } from '../api/use-dictionary.js';
import { LANGUAGES } from '../i18n/languages.js';
import { readCell, writeCell } from './cell.js';
import type { TariffColumn } from './columns.js';

interface RowCellProps {
  readonly column: TariffColumn;
  /** What a screen reader calls it. */
  readonly name: string;
  readonly value: unknown;
  readonly problem?: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const plain = {
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minWidth: 76,
  px: 0.75,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  backgroundColor: 'background.paper',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

/** One cell. Plain fields: a table of a hundred rows has a thousand of them. */
export function RowCell({ column: { shape }, name, value, problem, onChange }: RowCellProps) {
  const translate = useTranslate();
  if (shape === 'importer') {
    return (
      <Choice
        name={name}
        value={writeCell(shape, value)}
        choices={['person', 'company'].map(
          (id) => [id, translate(`console.tariffs.importers.${id}`)] as const,
        )}
        onChange={(typed) => onChange(readCell(shape, typed))}
      />
    );
  }
  if (shape === 'yesNo') {
    return (
      <Choice
        name={name}
        value={writeCell(shape, value)}
        choices={['true', 'false'].map((id) => [id, translate(`ra.boolean.${id}`)] as const)}
        onChange={(typed) => onChange(readCell(shape, typed))}
      />
    );
  }
  if (shape === 'fuels') return <Fuels name={name} value={value} onChange={onChange} />;
  if (shape === 'texts') return <Words name={name} value={value} onChange={onChange} />;
  return (
    <Box
      component="input"
      aria-label={name}
      aria-invalid={problem !== undefined}
      title={problem}
      defaultValue={writeCell(shape, value)}
      inputMode={shape === 'text' ? 'text' : 'decimal'}
      onBlur={(event) => onChange(readCell(shape, event.target.value))}
      sx={{ ...plain, textAlign: shape === 'text' ? 'start' : 'end' }}
    />
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** Nothing chosen: any. */
const Choice = ({ name, value, choices, onChange }: ChoiceProps) => (
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

function Fuels({ name, value, onChange }: PartProps) {
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

function Words({ name, value, onChange }: PartProps) {
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
