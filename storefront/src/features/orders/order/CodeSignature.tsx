import { isApiError, phone } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { useSecondsUntil } from '../../../components/use-seconds.js';
import { call } from '../../../mall/api.js';
import styles from './Signature.module.css';

interface CodeSignatureProps {
  readonly contractId: string;
  readonly isBusy: boolean;
  readonly onSign: (smsCode: string) => void;
}

/** Signs by a code that is sent to the account's phone and is valid for this contract only. */
export function CodeSignature({ contractId, isBusy, onSign }: CodeSignatureProps) {
  const { t } = useTranslation('order');
  const { t: ofForm } = useTranslation('form');
  const [code, setCode] = useState('');
  const [again, setAgain] = useState(0);
  const wait = useSecondsUntil(again);
  const sending = useMutation({
    mutationFn: () => call('order.contract.sendSigningCode', { contractId }),
    onSuccess: ({ ttl }) => setAgain(Date.now() + ttl * 1000),
  });
  return (
    <form
      className={styles['typed']}
      onSubmit={(event) => {
        event.preventDefault();
        onSign(code.trim());
      }}
    >
      <p>{t('signature.codeHow')}</p>
      <div>
        <Button busy={sending.isPending} disabled={wait > 0} onClick={() => sending.mutate()}>
          {wait > 0 ? ofForm('codeAgainIn', { seconds: wait }) : ofForm('sendCode')}
        </Button>
      </div>
      <TextField
        label={ofForm('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        hint={sending.data ? t('signature.codeSent', { mobile: phone(sending.data.mobile) }) : undefined}
        error={isApiError(sending.error) ? sending.error.message : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="primary" icon="pen" busy={isBusy} disabled={code.trim().length < 4}>
        {t('signature.sign')}
      </Button>
    </form>
  );
}
