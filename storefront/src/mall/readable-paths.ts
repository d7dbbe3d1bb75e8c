import { readableName } from '@mall/contracts/product';

/** Readable paths for search engines; the prescribed ones lead to the same pages. */

interface Named {
  readonly nameI18n: { readonly en: string };
}

/** Returns the path segment of a make or series. */
export const slugOf = ({ nameI18n }: Named): string => readableName(nameI18n.en);

export const readableCarPath = (spuId: string): string => `/car/${spuId}`;

/** Returns the path of all cars, of a make, or of a series. */
export const readableListPath = (make?: Named, series?: Named): string =>
  ['/cars', ...[make, series].flatMap((one) => (one ? slugOf(one) : []))].join('/');
