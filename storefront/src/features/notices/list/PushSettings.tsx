import { endPush, pushState, startPush } from '@mall/web-kit/notices';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';

interface PushSettingsProps {
  readonly userId: string;
  readonly publicKey: string;
  readonly onChanged: () => void;
}

/** Switches push notices of the browser on or off, or says what prevents them. */
export function PushSettings({ userId, publicKey, onChanged }: PushSettingsProps) {
  const { t } = useTranslation('notices');
  const [state, setState] = useState(() => pushState(userId));
  const onSettled = () => {
    setState(pushState(userId));
    onChanged();
  };
  const starting = useMutation({
    mutationFn: async () => {
      const browser = await startPush(userId, publicKey);
      if (browser) await call('chat.noticeSettings.addBrowser', browser);
    },
    onSettled,
  });
  const ending = useMutation({
    mutationFn: async () => {
      const endpoint = await endPush();
      if (endpoint) await call('chat.noticeSettings.removeBrowser', { endpoint });
    },
    onSettled,
  });
  const refusal = starting.error ?? ending.error;
  return (
    <div className={layout['stack']}>
      <p>{t(`push.${state}`)}</p>
      {refusal && <Notice tone="bad">{refusal.message}</Notice>}
      {state === 'off' && (
        <div>
          <Button busy={starting.isPending} onClick={() => starting.mutate()}>
            {t('push.start')}
          </Button>
        </div>
      )}
      {state === 'on' && (
        <div>
          <Button look="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
            {t('push.end')}
          </Button>
        </div>
      )}
    </div>
  );
}
