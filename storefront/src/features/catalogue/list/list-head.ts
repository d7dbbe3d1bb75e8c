import { useTranslation } from 'react-i18next';
import type { PageHead } from '../../../components/ui/page-head.js';
import { menuText } from '../../../mall/pages.js';
import { readableListPath } from '../../../mall/readable-paths.js';
import type { Filter } from './filter.js';
import type { NamedMake } from './use-named-make.js';

/** Returns the metadata of the list; for search engines it is the list of a make or series, or of all cars. */
export function useListHead({ keyword }: Filter, { make, series }: NamedMake): PageHead {
  const { t } = useTranslation('list');
  const canonical = readableListPath(make, series);
  if (keyword)
    return { title: t('list.titleFor', { keyword }), description: t('list.description'), canonical };
  if (!make) return { title: menuText('list'), description: t('list.description'), canonical };
  const spelt = nameOf({ make, series });
  const said = [make, series]
    .map((one) => one?.reading)
    .filter(Boolean)
    .join(' ');
  const name = said ? `${spelt} (${said})` : spelt;
  return { title: t('list.titleOf', { name }), description: t('list.descriptionOf', { name }), canonical };
}

/** Formats a make and its series: `Geely Monjaro`. */
export const nameOf = ({ make, series }: Pick<NamedMake, 'make' | 'series'>): string =>
  [make?.name, series?.name].filter(Boolean).join(' ');
