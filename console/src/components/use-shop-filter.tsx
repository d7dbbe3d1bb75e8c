import { useMemo, type ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput, useCanAccess } from 'react-admin';

const SHOP = (
  <ReferenceInput key="shop" source="shopId" reference="shops">
    <AutocompleteInput optionText="shopName" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>
);

/** Adds the filter for a shop after the filters of a list, for those who may read the shops. */
export function useWithShopFilter(filters: readonly ReactElement[]): readonly ReactElement[] {
  const { canAccess } = useCanAccess({ resource: 'shops', action: 'list' });
  return useMemo(() => (canAccess ? [...filters, SHOP] : filters), [canAccess, filters]);
}
