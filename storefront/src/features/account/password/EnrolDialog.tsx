import type { OutputOf } from '@mall/web-kit';
import { qrPath } from '@mall/web-kit/qr';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { Refusal } from '../../../components/forms/Refusal.js';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import layout from '../../../components/ui/layout.module.css';
import { call, takeOver } from '../../../mall/api.js';
import { say } from '../../../mall/say.js';
import { CodeDialog } from './CodeDialog.js';
import styles from './TwoSteps.module.css';

interface EnrolDialogProps {
  readonly hasPassword: boolean;
  /** Receives the recovery codes, which are shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Turns the second factor on: asks for the password, shows the key, and asks for a code of the app. */
export function EnrolDialog({ hasPassword, onCodes, onClose }: EnrolDialogProps) {
  const { t } = useTranslation('password');
  const [key, setKey] = useState<OutputOf<'auth.startFactor'>>();
  if (!key) return <StartDialog hasPassword={hasPassword} onKey={setKey} onClose={onClose} />;
  const turnOn = async (code: string): Promise<void> => {
    const turnedOn = await call('auth.turnFactorOn', { factor: code });
    takeOver(turnedOn);
    onCodes(turnedOn.codes);
    say.done(t('twoSteps.turnedOn'));
    onClose();
  };
  return (
    <CodeDialog
      title={t('twoSteps.turnOn')}
      text={t('twoSteps.keyText')}
      isOfApp
      onCode={turnOn}
      onClose={onClose}
    >
      <KeyOfApp {...key} />
    </CodeDialog>
  );
}

interface StartDialogProps {
  readonly hasPassword: boolean;
  readonly onKey: (key: OutputOf<'auth.startFactor'>) => void;
  readonly onClose: () => void;
}

function StartDialog({ hasPassword, onKey, onClose }: StartDialogProps) {
  const { t } = useTranslation('password');
  const { t: account } = useTranslation('account');
  const { t: ofForm } = useTranslation('form');
  const form = useId();
  const [password, setPassword] = useState('');
  const starting = useMutation({
    mutationFn: () => call('auth.startFactor', hasPassword ? { password } : {}),
    onSuccess: onKey,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password || !hasPassword) starting.mutate();
  };
  return (
    <Dialog
      title={t('twoSteps.turnOn')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{account('cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={starting.isPending}>
            {t('twoSteps.next')}
          </Button>
        </>
      }
    >
      <form id={form} className={layout['stack']} onSubmit={submit}>
        <p>{t('twoSteps.appText')}</p>
        {starting.error && <Refusal error={starting.error} />}
        {hasPassword && (
          <PasswordField
            label={ofForm('password')}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The key as a QR code and as text. */
function KeyOfApp({ secret, uri }: OutputOf<'auth.startFactor'>) {
  const { t } = useTranslation('password');
  const { size, path } = qrPath(uri);
  return (
    <div className={styles['key']}>
      <svg
        className={styles['qr']}
        role="img"
        aria-label={t('twoSteps.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className={styles['text']}>
        <span className="muted small">{t('twoSteps.key')}</span>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
