import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldProps } from '../field-props.js';
import { ChoiceGrid } from '../picker/ChoiceGrid.js';
import { PickerField } from '../picker/PickerField.js';
import { colourOf, SWATCHES } from '../rules/colours.js';

export type ColourFieldProps = FieldProps<string>;

const Sample = ({ colour, size }: { readonly colour: string; readonly size: number }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      width: size,
      height: size,
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      backgroundColor: colour || 'transparent',
    }}
  />
);

/** A colour, stored as `#rrggbb`: one of twenty, or one of the browser's own picker. */
export function ColourField({ value, onChange, ...field }: ColourFieldProps) {
  return (
    <PickerField
      {...field}
      shown={value}
      sample={<Sample colour={value} size={18} />}
      onClear={() => onChange('')}
    >
      {(close) => (
        <Colours
          label={field.label}
          value={value}
          onChange={onChange}
          onChoose={(colour) => {
            onChange(colour);
            close();
          }}
        />
      )}
    </PickerField>
  );
}

interface ColoursProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly onChoose: (colour: string) => void;
}

function Colours({ label, value, onChange, onChoose }: ColoursProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoiceGrid
        label={label}
        columns={5}
        cell={44}
        chosen={value}
        choices={SWATCHES.map((colour) => ({
          key: colour,
          name: colour,
          content: <Sample colour={colour} size={24} />,
        }))}
        onChoose={onChoose}
      />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <TextField
          label={translate('console.widgets.colour.code')}
          value={typed}
          error={typed !== '' && !colourOf(typed)}
          onChange={(event) => {
            setTyped(event.target.value);
            const colour = colourOf(event.target.value);
            if (colour) onChange(colour);
          }}
          slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
        />
        <TextField
          type="color"
          label={translate('console.widgets.colour.other')}
          value={colourOf(value) ?? '#000000'}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(event.target.value);
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
    </Box>
  );
}
