import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Confirm, useSaveContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ConsoleForm, type ConsoleFormProps } from './ConsoleForm.js';

/** A value before and after a change. */
export interface OldAndNew {
  readonly what: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** A remark, for instance by how many percent it changes. */
  readonly note?: ReactNode;
}

interface ConfirmedFormProps extends ConsoleFormProps {
  readonly changeOf: (values: FieldValues) => OldAndNew;
}

interface Asked {
  readonly values: FieldValues;
  readonly answer: (isConfirmed: boolean) => void;
}

/** A form that shows the old and the new value side by side and asks again before it saves. */
export function ConfirmedForm({ changeOf, children, ...rest }: ConfirmedFormProps) {
  const { save } = useSaveContext();
  const [asked, setAsked] = useState<Asked>();
  const submit = async (values: FieldValues) => {
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ values, answer }));
    setAsked(undefined);
    return isConfirmed ? save?.(values) : undefined;
  };
  return (
    <>
      <ConsoleForm {...rest} onSubmit={submit}>
        {children}
      </ConsoleForm>
      {asked && (
        <Confirm
          isOpen
          title="console.confirmChange.title"
          content={<Change change={changeOf(asked.values)} />}
          confirm="ra.action.save"
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      )}
    </>
  );
}

function Change({ change }: { readonly change: OldAndNew }) {
  const translate = useTranslate();
  const sides = [
    ['console.confirmChange.before', change.before],
    ['console.confirmChange.after', change.after],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>{change.what}</div>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, m: 0 }}>
        {sides.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(label)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
      {change.note && <div>{change.note}</div>}
    </Box>
  );
}
