import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead } from '../../api/use-call.js';
import { LEVEL_BETWEEN } from '../cascade.js';
import type { FieldProps } from '../field-props.js';
import { RegionField } from './RegionField.js';

export interface RegionsOptions {
  /** Divisions at most. */
  readonly most?: number;
}

/** The value is the codes of divisions that the mall knows. */
export interface RegionsFieldProps extends FieldProps<readonly string[]>, RegionsOptions {}

/** Chooses several administrative divisions: the field adds one, a click on its name removes it. */
export function RegionsField({ value, onChange, most = 200, ...field }: RegionsFieldProps) {
  const translate = useTranslate();
  const { data: paths = [], isPending } = useRead(
    'user.division.cascaderPaths',
    { codes: [...value] },
    { enabled: value.length > 0, placeholderData: (before) => before },
  );
  const names = new Map(paths.map(({ dmCode, names: path }) => [dmCode, path.join(LEVEL_BETWEEN)]));
  const remove = (code: string) => onChange(value.filter((one) => one !== code));
  const isFull = value.length >= most;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RegionField
        {...field}
        isDisabled={field.isDisabled === true || isFull}
        isAnyLevel
        isKnownOnly
        value=""
        onChange={(code) => code && !value.includes(code) && onChange([...value, code])}
      />
      {value.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {value.map((code) => {
            const name = names.get(code) ?? (isPending ? '…' : code);
            const label = `${translate('ra.action.remove')}: ${name}`;
            return (
              <li key={code}>
                <Chip
                  size="small"
                  label={name}
                  disabled={field.isDisabled === true}
                  onClick={() => remove(code)}
                  onDelete={() => remove(code)}
                  aria-label={label}
                />
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
