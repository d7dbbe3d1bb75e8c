import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../api/mall.js';
import { useReaderLocale } from '../api/use-reader-locale.js';

/** Returns the name of the console: the site's name from the parameters, once it is loaded. */
export function useBrand(): string {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { data: company } = useQuery({ ...connection.read('admin.param.company', {}), staleTime: 60_000 });
  const icon = company?.icon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && icon) link.href = icon;
  }, [icon]);
  const name = company?.siteName[locale];
  return name ? translate('console.brand', { name }) : translate('console.nameless');
}
