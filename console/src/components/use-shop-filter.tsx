import { useMemo, type ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput, useCanAccess } from 'react-admin';

const SHOP = (
  <ReferenceInput key="shop" source="shopId" reference="shops">
    <AutocompleteInput optionText="shopName" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>
);

/** Filters of a list with the one for a shop after them, for those who may read the shops that it offers. */
export function useWithShopFilter(filters: readonly ReactElement[]): readonly ReactElement[] {
  const { canAccess } = useCanAccess({ resource: 'shops', action: 'list' });
  return useMemo(() => (canAccess ? [...filters, SHOP] : filters), [canAccess, filters]);
}
