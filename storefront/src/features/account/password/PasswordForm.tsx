import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Refusal } from '../../../components/forms/Refusal.js';
import { Button } from '../../../components/ui/Button.js';
import layout from '../../../components/ui/layout.module.css';
import { NewPasswordFields } from './NewPasswordFields.js';

interface PasswordFormProps<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly onSubmit: (fields: Fields) => void;
  readonly isBusy: boolean;
  /** The reason of the last refusal, where no field shows it. */
  readonly refusal: string | undefined;
  readonly note: string;
  readonly submit: string;
  /** Inputs that prove the ownership of the account. */
  readonly children: ReactNode;
}

/** A form with a proof, the new password and its repetition. */
export function PasswordForm<Fields extends FieldValues>(props: PasswordFormProps<Fields>) {
  const { form, onSubmit, isBusy, refusal, note, submit, children } = props;
  return (
    <FormProvider {...form}>
      <form
        className={layout['stack']}
        style={{ maxInlineSize: 480 }}
        noValidate
        onSubmit={form.handleSubmit(onSubmit)}
      >
        {refusal && <Refusal error={refusal} />}
        {children}
        <NewPasswordFields />
        <p className="muted small">{note}</p>
        <div>
          <Button look="primary" type="submit" busy={isBusy}>
            {submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
