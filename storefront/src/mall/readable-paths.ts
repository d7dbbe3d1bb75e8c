import { readableName } from '@mall/contracts/product';

/** Addresses under which search engines know pages; the prescribed ones lead to the same pages. */

interface Named {
  readonly nameI18n: { readonly en: string };
}

/** A make or series as a part of an address. */
export const slugOf = ({ nameI18n }: Named): string => readableName(nameI18n.en);

export const readableCarPath = (spuId: string): string => `/car/${spuId}`;

/** All cars, those of a make, or those of a series. */
export const readableListPath = (make?: Named, series?: Named): string =>
  ['/cars', ...[make, series].flatMap((one) => (one ? slugOf(one) : []))].join('/');
