import type { ReactNode } from 'react';
import { Page } from '../../components/ui/Page.js';
import styles from './AuthFrame.module.css';

/** The narrow sheet that signing in and registering stand on. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <div className={styles['frame']}>
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}
