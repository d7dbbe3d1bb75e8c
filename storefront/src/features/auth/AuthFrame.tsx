import type { ReactNode } from 'react';
import { Page } from '../../components/ui/Page.js';
import styles from './AuthFrame.module.css';

/** The narrow card around the sign-in and registration pages. */
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
