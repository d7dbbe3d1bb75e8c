import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { usePageHead, type PageHead } from './page-head.js';

interface PageProps extends PageHead {
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The main area of a page, with its metadata. */
export function Page({ narrow, children, ...head }: PageProps) {
  usePageHead(head);
  return (
    <main className={[styles['page'], narrow && styles['narrow']].filter(Boolean).join(' ')}>{children}</main>
  );
}
