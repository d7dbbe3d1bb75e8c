import { noticeChannels, NOTICE_KINDS, noticeKinds } from '@mall/contracts/chat';
import type { InputOf } from '@mall/web-kit';
import { isProved } from '@mall/web-kit/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../components/ui/layout.module.css';
import { call, read, session } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { say } from '../../../mall/say.js';
import { AddressSettings } from './AddressSettings.js';
import { HourSettings } from './HourSettings.js';
import styles from './NoticesPage.module.css';
import { PushSettings } from './PushSettings.js';

/** Settings of which kinds of notices reach the person on which channel; the list has every notice. */
export function NoticeSettings() {
  const { t } = useTranslation('notices');
  const queryClient = useQueryClient();
  const settings = read('chat.noticeSettings.own', {});
  const { data } = useQuery(settings);
  const reload = () => queryClient.invalidateQueries({ queryKey: settings.queryKey });
  const setting = useMutation({
    mutationFn: (one: InputOf<'chat.noticeSettings.set'>) => call('chat.noticeSettings.set', one),
    onError: (failure) => say.failed(failure.message),
    onSettled: reload,
  });
  const timing = useMutation({
    mutationFn: (hours: InputOf<'chat.noticeSettings.setHours'>) =>
      call('chat.noticeSettings.setHours', hours),
    onError: (failure) => say.failed(failure.message),
    onSettled: reload,
  });
  if (!data) return null;
  const userId = session.current?.userId;
  const ways = data.ways.filter(({ isAvailable }) => isAvailable);
  return (
    <section className={layout['card']}>
      <h2 className={layout['legend']}>{t('settings')}</h2>
      <p className="muted small">{t('settingsHint')}</p>
      <table className={styles['settings']}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {ways.map(({ channel }) => (
              <th key={channel} scope="col">
                {noticeChannels[channel].label[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{noticeKinds[kind].label[locale]}</th>
              {ways.map(({ channel, onFor }) => (
                <td key={channel}>
                  <input
                    type="checkbox"
                    aria-label={`${noticeKinds[kind].label[locale]}: ${noticeChannels[channel].label[locale]}`}
                    checked={onFor.includes(kind)}
                    disabled={setting.isPending}
                    onChange={({ target }) => setting.mutate({ kind, channel, isOn: target.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ways.map(({ channel, contact }) =>
        isProved(channel) ? (
          <Fragment key={channel}>
            <h3 className={styles['part']}>{noticeChannels[channel].label[locale]}</h3>
            <AddressSettings channel={channel} contact={contact} onChanged={() => void reload()} />
          </Fragment>
        ) : null,
      )}
      {data.pushKey && userId && (
        <>
          <h3 className={styles['part']}>{noticeChannels.push.label[locale]}</h3>
          <PushSettings userId={userId} publicKey={data.pushKey} onChanged={() => void reload()} />
        </>
      )}
      {ways.length > 1 && (
        <>
          <h3 className={styles['part']}>{t('hours')}</h3>
          <HourSettings own={data} onChange={(hours) => timing.mutate(hours)} />
        </>
      )}
    </section>
  );
}
