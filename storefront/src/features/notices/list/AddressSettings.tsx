import { phone, type OutputOf } from '@mall/web-kit';
import { provedAddresses, type ProvedChannel } from '@mall/web-kit/notices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read } from '../../../mall/api.js';

interface AddressSettingsProps {
  readonly channel: ProvedChannel;
  readonly contact: OutputOf<'chat.noticeSettings.own'>['email'];
  readonly onChanged: () => void;
}

/** The person's e-mail address or phone number for notices, verified by a code sent to it. The server reports invalid ones. */
export function AddressSettings({ channel, contact, onChanged }: AddressSettingsProps) {
  const proved = provedAddresses[channel];
  const { t } = useTranslation('notices');
  const [typed, setTyped] = useState<string>();
  const person = useQuery(read('user.detail', {})).data;
  const known = channel === 'email' ? person?.email : phone(person?.mobile ?? '');
  // The known address is a suggestion until another one is typed, or one is in use.
  const address = typed ?? (contact ? '' : (known ?? ''));
  const [code, setCode] = useState('');
  const sending = useMutation({ mutationFn: () => proved.send(call, address) });
  const verifying = useMutation({
    mutationFn: () => proved.verify(call, code),
    onSuccess: () => {
      sending.reset();
      setTyped('');
      setCode('');
      onChanged();
    },
  });
  const removing = useMutation({
    mutationFn: () => proved.remove(call),
    onSuccess: onChanged,
  });
  const refusal = verifying.error ?? sending.error ?? removing.error;
  return (
    <div className={layout['stack']}>
      <p>{contact ? t(`${channel}.is`, { address: contact.address }) : t(`${channel}.none`)}</p>
      {contact?.disabledTime && (
        <Notice tone="bad">{t(`${channel}.disabled`, { reason: contact.disabledReason })}</Notice>
      )}
      {refusal && <Notice tone="bad">{refusal.message}</Notice>}
      <form
        className={layout['stack']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate();
        }}
      >
        <TextField
          label={t(`${channel}.label`)}
          type={proved.type}
          autoComplete={proved.type}
          value={address}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={layout['row']}>
          <Button type="submit" busy={sending.isPending}>
            {t('sendCode')}
          </Button>
          {contact && (
            <Button look="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
              {t(`${channel}.remove`)}
            </Button>
          )}
        </div>
      </form>
      {sending.isSuccess && (
        <form
          className={layout['stack']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            verifying.mutate();
          }}
        >
          <TextField
            label={t(`${channel}.code`)}
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
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
