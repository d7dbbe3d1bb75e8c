import { Box, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ICON_NAMES, MenuIcon } from '../../components/MenuIcon.js';
import type { FieldProps } from '../field-props.js';
import { ChoiceGrid } from '../picker/ChoiceGrid.js';
import { PickerField } from '../picker/PickerField.js';
import { fontClassOf, iconValue, type IconLibrary } from '../rules/icon-value.js';

export interface IconOptions {
  /** The glyphs to choose from, with their classes. */
  readonly library?: IconLibrary;
  /** Draws a glyph by its class. */
  readonly draw?: (fontClass: string) => ReactNode;
}

export interface IconFieldProps extends FieldProps<string>, IconOptions {}

/** The icons of the console's own menu. */
const OWN: IconLibrary = {
  name: 'console',
  glyphs: ICON_NAMES.map((name) => ({ name, font_class: name })),
};

const drawOwn = (fontClass: string): ReactNode => <MenuIcon name={fontClass} />;

/** An icon of a library, stored as `iconfont icon-` and the class of its glyph. */
export function IconField({ value, onChange, library = OWN, draw = drawOwn, ...field }: IconFieldProps) {
  const fontClass = fontClassOf(value);
  const glyph = library.glyphs.find(({ font_class }) => font_class === fontClass);
  return (
    <PickerField
      {...field}
      shown={glyph?.name ?? value}
      sample={fontClass && draw(fontClass)}
      onClear={() => onChange('')}
    >
      {(close) => (
        <Glyphs
          label={field.label}
          library={library}
          draw={draw}
          chosen={fontClass ?? ''}
          onChoose={(chosen) => {
            onChange(iconValue(chosen));
            close();
          }}
        />
      )}
    </PickerField>
  );
}

interface GlyphsProps extends Required<IconOptions> {
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: (fontClass: string) => void;
}

function Glyphs({ label, library, draw, chosen, onChoose }: GlyphsProps) {
  const translate = useTranslate();
  const [part, setPart] = useState('');
  const found = library.glyphs.filter(({ name }) => name.includes(part.trim().toLowerCase()));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={translate('ra.action.search')}
        value={part}
        onChange={(event) => setPart(event.target.value)}
      />
      <Box sx={{ maxHeight: 280, overflowY: 'auto', minHeight: 96 }}>
        <ChoiceGrid
          label={label}
          columns={6}
          cell={44}
          chosen={chosen}
          choices={found.map(({ name, font_class }) => ({
            key: font_class,
            name,
            content: draw(font_class),
          }))}
          onChoose={onChoose}
        />
      </Box>
    </Box>
  );
}
