import type { OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../mall/api.js';
import { showing } from '../../../mall/shown-part.js';

type Make = OutputOf<'product.brand.page'>['list'][number];

/** The parts of a make that the list shows. */
export type ListedMake = Pick<Make, 'brandId' | 'name' | 'reading' | 'productCount'> & {
  readonly nameI18n: Pick<Make['nameI18n'], 'en'>;
};

const namedMake = ({ brandId, name, nameI18n: { en }, reading, productCount }: Make): ListedMake => ({
  brandId,
  name,
  nameI18n: { en },
  reading,
  productCount,
});
const namedMakes = ({ list }: { readonly list: readonly Make[] }) => ({ list: list.map(namedMake) });

/** Returns all makes by name, without their pictures. */
export function useNamedMakes() {
  return useQuery({
    ...read('product.brand.page', { pageNum: 1, pageSize: 500 }),
    ...showing(namedMakes),
    select: namedMakes,
    staleTime: 5 * 60_000,
  });
}
