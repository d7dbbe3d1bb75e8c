import type { ReactNode } from 'react';
import { Box, useTheme } from '@mui/material';
import type { ItemTone } from '@mall/contracts/admin';
import { useDictionary } from '../api/use-call.js';

function useToneColour(): (tone: ItemTone) => string {
  const { palette } = useTheme();
  const colours: Readonly<Record<ItemTone, string>> = {
    default: palette.text.primary,
    primary: palette.primary.main,
    success: palette.success.main,
    warning: palette.warning.main,
    danger: palette.error.main,
    info: palette.text.secondary,
  };
  return (tone) => colours[tone];
}

interface WordProps {
  readonly tone: ItemTone;
  readonly children: ReactNode;
}

/** A word after a coloured dot; the dot carries no information of its own. */
export function ToneWord({ tone, children }: WordProps) {
  const colourOf = useToneColour();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.5, color: colourOf(tone) }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          width: 7,
          height: 7,
          borderRadius: '50%',
          backgroundColor: 'currentColor',
          translate: '0 -1px',
        }}
      />
      <span style={{ wordBreak: 'keep-all' }}>{children}</span>
    </Box>
  );
}

interface StatusWordProps {
  readonly dictionary: string;
  readonly value: string | number | null | undefined;
}

/** Shows the dictionary's label of a code; the code itself when the dictionary has none. */
export function StatusWord({ dictionary, value }: StatusWordProps) {
  const options = useDictionary(dictionary);
  if (value === null || value === undefined) return null;
  const option = options.find((one) => one.value === String(value));
  return <ToneWord tone={option?.listClass ?? 'info'}>{option?.label ?? String(value)}</ToneWord>;
}

/** Shows the label without a dot. */
export function DictionaryWord({ dictionary, value }: StatusWordProps) {
  const options = useDictionary(dictionary);
  if (value === null || value === undefined) return null;
  return options.find((one) => one.value === String(value))?.label ?? String(value);
}
