import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import { Chip, IconButton, InputAdornment, TextField } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffView } from '@mall/contracts/admin';
import { textFieldProps, type FieldProps } from '../field-props.js';
import { PICKER_MODES, type PickerMode } from '../people/selection.js';
import { useChosen } from '../people/use-people.js';

const StaffPickerDialog = lazy(async () => ({
  default: (await import('./StaffPickerDialog.js')).StaffPickerDialog,
}));

export interface StaffOptions {
  /** 单选 for one person, 多选 for any number. */
  readonly mode?: PickerMode;
  /** The user picker searches by name, phone and role, and chooses everybody who is found. */
  readonly isUserPicker?: boolean;
  /** Restricts the choice to these people. */
  readonly userIds?: readonly string[];
}

/** The value is the ids of the people. */
export interface StaffFieldProps extends FieldProps<readonly string[]>, StaffOptions {}

/** Colleagues, chosen in a dialog. */
export function StaffField({
  value,
  onChange,
  mode = PICKER_MODES.many,
  isUserPicker = false,
  userIds,
  ...field
}: StaffFieldProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const chosen = useChosen(value);
  const nameOf = ({ nickname }: StaffView) => nickname;
  const open = () => !field.isDisabled && setOpen(true);
  return (
    <>
      <TextField
        {...textFieldProps(field)}
        value=""
        slotProps={{
          htmlInput: {
            readOnly: true,
            onClick: open,
            'aria-haspopup': 'dialog',
            'aria-description': chosen?.map(nameOf).join(', '),
          },
          inputLabel: { shrink: value.length > 0 },
          input: {
            sx: { flexWrap: 'wrap', gap: 0.5, py: 0.5, '& input': { flex: 1, minWidth: 24 } },
            startAdornment: chosen?.map((person) => (
              <Chip
                key={person.userId}
                size="small"
                label={nameOf(person)}
                disabled={field.isDisabled === true}
                {...(!field.isDisabled && {
                  onDelete: () => onChange(value.filter((id) => id !== person.userId)),
                })}
              />
            )),
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  disabled={field.isDisabled === true}
                  aria-label={`${translate('console.widgets.people.title')}: ${field.label}`}
                  onClick={open}
                >
                  <PersonSearchOutlined fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isOpen && chosen && (
        <Suspense>
          <StaffPickerDialog
            mode={mode}
            isUserPicker={isUserPicker}
            {...(userIds && { userIds })}
            start={chosen}
            onConfirm={(people) => {
              onChange(people.map(({ userId }) => userId));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
