import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.js';
import styles from './Notice.module.css';

/** `now`: the person has to act; `wait`: somebody else has to, or an estimate; `good`: confirmed; `bad`: refused. */
export type Tone = 'plain' | 'good' | 'wait' | 'now' | 'bad';

const icons: Readonly<Record<Tone, IconName>> = {
  plain: 'info',
  good: 'check',
  wait: 'clock',
  now: 'warning',
  bad: 'warning',
};

export function Notice({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div
      className={[styles['notice'], styles[tone]].filter(Boolean).join(' ')}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icon ?? icons[tone]} />
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
