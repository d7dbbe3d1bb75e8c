import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorField } from '../../components/forms/FactorField.js';
import { Refusal } from '../../components/forms/Refusal.js';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import layout from '../../components/ui/layout.module.css';
import { continueSignIn, secondStep } from '../../mall/api.js';

/** Asks for the code of the second factor, and opens the session with it. */
export default function SecondStepDialog({ ticket }: { ticket: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useId();
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () => continueSignIn(ticket, code),
    onSuccess: () => secondStep.done(true),
  });
  const submit = (event: FormEvent): void => {
    // Events of React leave a dialog towards the form around it.
    event.preventDefault();
    event.stopPropagation();
    if (code.trim()) signIn.mutate();
  };
  return (
    <Dialog
      title={t('factor.secondStep')}
      onClose={() => secondStep.done(false)}
      foot={
        <>
          <Button onClick={() => secondStep.done(false)}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={signIn.isPending}>
            {common('nav.signIn')}
          </Button>
        </>
      }
    >
      <form id={form} className={layout['stack']} onSubmit={submit}>
        {signIn.error && <Refusal error={signIn.error} />}
        <FactorField value={code} onChange={setCode} />
      </form>
    </Dialog>
  );
}
