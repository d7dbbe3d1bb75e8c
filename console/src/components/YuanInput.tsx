import { NumberInput, type NumberInputProps } from 'react-admin';

/** Fen in the record, yuan in the field. */
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
