import { useEffect, type ReactNode } from 'react';
import { useCompany } from '../../mall/company.js';
import styles from './layout.module.css';

interface PageProps {
  /** For the browser's tab. */
  readonly title?: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The main area of a page, and its title. */
export function Page({ title, narrow, children }: PageProps) {
  useTitle(title);
  return (
    <main className={[styles['page'], narrow && styles['narrow']].filter(Boolean).join(' ')}>{children}</main>
  );
}

export function useTitle(title?: string): void {
  const { name: shop } = useCompany();
  useEffect(() => {
    const words = [title, shop].filter(Boolean).join(' — ');
    if (words) document.title = words;
  }, [title, shop]);
}
