import { useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import {
  CreateContext,
  EditContext,
  SimpleForm,
  useRegisterMutationMiddleware,
  type SimpleFormProps,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormBar } from './FormBar.js';
import { HeldValues } from './held-values.js';
import { OthersChanges, type DisputedFields } from './OthersChanges.js';
import { useUnsavedWork } from './unsaved-work.js';

export interface ConsoleFormProps extends SimpleFormProps {
  /** Whether the server refuses to save over others' changes, so that changes are not merged. */
  readonly isGuarded?: boolean;
  /** Components that show a field changed by both sides, for fields that are neither words nor numbers. */
  readonly disputes?: DisputedFields;
}

/**
 * The form of every record. Keeps the input while another tab is shown, merges what others save meanwhile, and scrolls the first
 * refused field into view.
 */
export function ConsoleForm({ children, isGuarded = false, disputes, ...rest }: ConsoleFormProps) {
  const [held] = useState(() => new HeldValues());
  return (
    <SimpleForm resetOptions={held} toolbar={<FormBar />} sx={formStyle} {...rest}>
      {children}
      <ReportWork held={held} />
      {!isGuarded && <OthersChanges disputes={disputes} />}
      <FirstRefused />
    </SimpleForm>
  );
}

/** Gives all fields the same width. */
const formStyle = {
  '& .MuiStack-root > .ra-input, & .MuiStack-root > .MuiFormControl-root': { width: '100%', maxWidth: 560 },
} as const;

type Save = (
  resource: string,
  params: object,
  next: (resource: string, params: object) => unknown,
) => unknown;

/** Reports to the page whether the form has unsaved work, and when it is saved. */
function ReportWork({ held }: { readonly held: HeldValues }) {
  const { isDirty } = useFormState();
  const { report, finish } = useUnsavedWork();
  const form = useId();
  const edit = useContext(EditContext);
  const create = useContext(CreateContext);
  const leads = (edit ?? create)?.redirect !== false;
  useEffect(() => {
    held.hold(isDirty);
    report(form, isDirty);
    return () => report(form, false);
  }, [form, held, isDirty, report]);
  useRegisterMutationMiddleware(
    useCallback<Save>(
      async (resource, params, next) => {
        const answer = await next(resource, params);
        held.hold(false);
        if (leads) finish();
        return answer;
      },
      [finish, held, leads],
    ),
  );
  return null;
}

const CONTROLS = 'input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), [role="combobox"]';

/** Scrolls to the first refused field after each failed attempt to save. */
function FirstRefused() {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    const refused = place.current?.closest('form')?.querySelector('[aria-invalid="true"], .Mui-error');
    if (!refused) return;
    const field = refused.closest('.MuiFormControl-root');
    const control = refused.matches(CONTROLS) ? refused : field?.querySelector<HTMLElement>(CONTROLS);
    (control ?? refused).scrollIntoView({ block: 'center' });
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [submitCount]);
  return <span ref={place} hidden />;
}
