import type { OutputOf } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';

interface EmailSettingsProps {
  readonly email: OutputOf<'chat.noticeSettings.own'>['email'];
  readonly onChanged: () => void;
}

/** The person's e-mail address for notices, which is proved by a code that is sent there. */
export function EmailSettings({ email, onChanged }: EmailSettingsProps) {
  const { t } = useTranslation('notices');
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const sending = useMutation({ mutationFn: () => call('chat.noticeSettings.setEmail', { address }) });
  const verifying = useMutation({
    mutationFn: () => call('chat.noticeSettings.verifyEmail', { code }),
    onSuccess: () => {
      sending.reset();
      setAddress('');
      setCode('');
      onChanged();
    },
  });
  const removing = useMutation({
    mutationFn: () => call('chat.noticeSettings.removeEmail', {}),
    onSuccess: onChanged,
  });
  const refusal = verifying.error ?? sending.error ?? removing.error;
  return (
    <div className={layout['stack']}>
      <p>{email ? t('emailIs', { address: email.address }) : t('emailNone')}</p>
      {email?.disabledTime && (
        <Notice tone="bad">{t('emailDisabled', { reason: email.disabledReason })}</Notice>
      )}
      {refusal && <Notice tone="bad">{refusal.message}</Notice>}
      <form
        className={layout['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate();
        }}
      >
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          required
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className={layout['row']}>
          <Button type="submit" busy={sending.isPending}>
            {t('sendCode')}
          </Button>
          {email && (
            <Button look="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
              {t('emailRemove')}
            </Button>
          )}
        </div>
      </form>
      {sending.isSuccess && (
        <form
          className={layout['stack']}
          onSubmit={(event) => {
            event.preventDefault();
            verifying.mutate();
          }}
        >
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            maxLength={6}
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <div>
            <Button look="primary" type="submit" busy={verifying.isPending}>
              {t('confirm')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
