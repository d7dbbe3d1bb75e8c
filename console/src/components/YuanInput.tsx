import { NumberInput, type NumberInputProps } from 'react-admin';

/** Edits yuan; the record holds fen. */
export const YuanInput = (props: NumberInputProps) => (
  <NumberInput
    min={0}
    step={0.01}
    {...props}
    format={(fen: unknown) => (typeof fen === 'number' ? fen / 100 : '')}
    parse={(yuan: string) => (yuan === '' ? null : Math.round(Number(yuan) * 100))}
    slotProps={{ input: { endAdornment: '¥' } }}
  />
);
