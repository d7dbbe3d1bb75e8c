import { Box, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldProps } from '../widgets/field-props.js';

interface FieldStatesProps<V> {
  readonly label: string;
  readonly empty: V;
  readonly filled: V;
  /** Message of the state with an error. */
  readonly error: string;
  readonly children: (field: FieldProps<V>) => ReactNode;
}

/** Shows a widget empty, filled, with an error and disabled, each with its present value as JSON below it. */
export function FieldStates<V>({ label, empty, filled, error, children }: FieldStatesProps<V>) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }}
    >
      <State name="empty" start={empty} label={label} render={children} />
      <State name="filled" start={filled} label={label} render={children} />
      <State name="error" start={filled} label={label} render={children} error={error} />
      <State name="disabled" start={filled} label={label} render={children} isDisabled />
    </Box>
  );
}

interface StateProps<V> {
  readonly name: 'empty' | 'filled' | 'error' | 'disabled';
  readonly start: V;
  readonly label: string;
  readonly render: (field: FieldProps<V>) => ReactNode;
  readonly error?: string;
  readonly isDisabled?: boolean;
}

function State<V>({ name, start, label, render, error, isDisabled = false }: StateProps<V>) {
  const translate = useTranslate();
  const [value, setValue] = useState(start);
  const title = translate(`console.gallery.states.${name}`);
  return (
    <Box role="group" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {render({ label, value, onChange: setValue, error, isDisabled })}
      <Typography
        component="output"
        variant="body2"
        color="text.secondary"
        sx={{ display: 'block', mt: 0.5, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {JSON.stringify(value)}
      </Typography>
    </Box>
  );
}
