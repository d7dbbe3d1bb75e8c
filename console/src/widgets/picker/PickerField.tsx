import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ClearOutlined from '@mui/icons-material/ClearOutlined';
import { Box, IconButton, InputAdornment, Popover, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { textFieldProps, type FieldProps } from '../field-props.js';

interface PickerFieldProps extends Omit<FieldProps<never>, 'value' | 'onChange'> {
  /** The chosen value as the field shows it. */
  readonly shown: string;
  /** Shown before the value, for instance a sample of the colour. */
  readonly sample?: ReactNode;
  readonly onClear?: () => void;
  /** Renders the choices; `close` ends the choice. */
  readonly children: (close: () => void) => ReactNode;
}

const OPENS = new Set(['Enter', ' ', 'ArrowDown']);

/** A field that opens its choices below, by a click, Enter, space or the down arrow. */
export function PickerField({ shown, sample, onClear, children, ...field }: PickerFieldProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { label, isDisabled } = field;
  const open = () => !isDisabled && setOpen(true);
  const close = () => {
    setOpen(false);
    field.onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENS.has(event.key) || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <TextField
        {...textFieldProps({ ...field, onBlur: undefined as never })}
        ref={frame}
        value={shown}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            readOnly: true,
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            style: { cursor: 'pointer' },
            onClick: open,
          },
          inputLabel: { shrink: shown !== '' || sample !== undefined },
          input: {
            startAdornment: sample && <InputAdornment position="start">{sample}</InputAdornment>,
            endAdornment: (
              <InputAdornment position="end">
                {onClear && shown !== '' && !isDisabled && (
                  <IconButton
                    size="small"
                    aria-label={`${translate('ra.action.clear_input_value')}: ${label}`}
                    onClick={onClear}
                  >
                    <ClearOutlined fontSize="small" />
                  </IconButton>
                )}
                <ArrowDropDown aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={isOpen}
        anchorEl={frame.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ p: 1.5 }}>{children(close)}</Box>
      </Popover>
    </>
  );
}
