import { dayOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read, takeOver } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { queryClient } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import { CodeDialog } from './CodeDialog.js';
import { EnrolDialog } from './EnrolDialog.js';
import { RecoveryCodes } from './RecoveryCodes.js';

const own = read('auth.ownFactor', {});

/** Turns the second factor of the person on and off, and renews the recovery codes. */
export function TwoSteps() {
  const { t } = useTranslation('password');
  const { data: factor } = useQuery({ ...own, staleTime: 0 });
  const [open, setOpen] = useState<'enrol' | 'renew' | 'turnOff'>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (!factor) return null;
  const close = (): void => {
    setOpen(undefined);
    void queryClient.invalidateQueries({ queryKey: own.queryKey });
  };
  const renew = async (code: string): Promise<void> => {
    const renewed = await call('auth.renewRecovery', { factor: code });
    takeOver(renewed);
    setCodes(renewed.codes);
    close();
  };
  const turnOff = async (code: string): Promise<void> => {
    takeOver(await call('auth.turnFactorOff', { factor: code }));
    setCodes(undefined);
    say.done(t('twoSteps.turnedOff'));
    close();
  };
  return (
    <section aria-labelledby="two-steps" className={layout['stack']}>
      <h3 id="two-steps" className={layout['legend']}>
        {t('twoSteps.title')}
      </h3>
      <p>
        {factor.isOn && factor.sinceTime
          ? t('twoSteps.on', { since: dayOf(factor.sinceTime, locale), left: factor.recoveryLeft })
          : t('twoSteps.why')}
      </p>
      {factor.isOn && factor.recoveryLeft < 3 && <Notice tone="wait">{t('twoSteps.fewLeft')}</Notice>}
      {codes && <RecoveryCodes codes={codes} />}
      <div className={layout['row']}>
        {factor.isOn ? (
          <>
            <Button onClick={() => setOpen('renew')}>{t('twoSteps.renew')}</Button>
            <Button onClick={() => setOpen('turnOff')}>{t('twoSteps.turnOff')}</Button>
          </>
        ) : (
          <Button onClick={() => setOpen('enrol')}>{t('twoSteps.turnOn')}</Button>
        )}
      </div>
      {open === 'enrol' && (
        <EnrolDialog hasPassword={factor.hasPassword} onCodes={setCodes} onClose={close} />
      )}
      {open === 'renew' && (
        <CodeDialog
          title={t('twoSteps.renew')}
          text={t('twoSteps.renewText')}
          onCode={renew}
          onClose={close}
        />
      )}
      {open === 'turnOff' && (
        <CodeDialog
          title={t('twoSteps.turnOff')}
          text={t('twoSteps.turnOffText')}
          onCode={turnOff}
          onClose={close}
        />
      )}
    </section>
  );
}
