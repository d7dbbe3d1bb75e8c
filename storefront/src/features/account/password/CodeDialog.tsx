import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorField } from '../../../components/forms/FactorField.js';
import { Refusal } from '../../../components/forms/Refusal.js';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import layout from '../../../components/ui/layout.module.css';

interface CodeDialogProps {
  /** Title of the dialog, and text of its button. */
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly isOfApp?: boolean;
  readonly onCode: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a code and does something with it; stays open while the code is refused. */
export function CodeDialog({ title, text, children, isOfApp, onCode, onClose }: CodeDialogProps) {
  const { t } = useTranslation('account');
  const form = useId();
  const [code, setCode] = useState('');
  const sending = useMutation({ mutationFn: () => onCode(code) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim()) sending.mutate();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={sending.isPending}>
            {title}
          </Button>
        </>
      }
    >
      <form id={form} className={layout['stack']} onSubmit={submit}>
        <p>{text}</p>
        {children}
        {sending.error && <Refusal error={sending.error} />}
        <FactorField value={code} onChange={setCode} {...(isOfApp && { isOfApp })} />
      </form>
    </Dialog>
  );
}
