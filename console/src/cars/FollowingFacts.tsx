import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BrandRecord } from '@mall/contracts/product';
import { makersOfVin, modelYearOfVin } from '@mall/contracts/product';
import { newestDay } from '@mall/web-kit';

const VIN_LENGTH = 17;

/** Fills in what follows from a fact that a person typed: make and year from the VIN, the condition from the registration. */
export function FollowingFacts() {
  const { setValue, getValues, getFieldState } = useFormContext();
  const provider = useDataProvider();
  const [vin, firstRegDate] = useWatch({ name: ['vin', 'firstRegDate'] }) as (string | null | undefined)[];
  useEffect(() => {
    if (!firstRegDate || !getFieldState('firstRegDate').isDirty || getValues('condition') !== 'new') return;
    setValue('condition', 'used', { shouldDirty: true });
  }, [firstRegDate, getFieldState, getValues, setValue]);
  useEffect(() => {
    if (vin?.length !== VIN_LENGTH || !getFieldState('vin').isDirty) return;
    const fill = (field: string, value: unknown): void => {
      if (value !== undefined && getValues(field) == null) setValue(field, value, { shouldDirty: true });
    };
    fill('year', modelYearOfVin(vin, Number(newestDay().slice(0, 4))));
    const [maker, ...others] = makersOfVin(vin) ?? [];
    if (!maker || others.length > 0 || getValues('brandId') != null) return;
    void provider
      .getList<BrandRecord & { id: string }>('brands', {
        filter: { brandParentId: '0', q: maker },
        pagination: { page: 1, perPage: 2 },
        sort: { field: 'seq', order: 'ASC' },
      })
      .then(({ data: [brand, another] }) => brand && !another && fill('brandId', brand.id));
  }, [vin, provider, getFieldState, getValues, setValue]);
  return null;
}
