import type { Path } from 'react-hook-form';

/** The typed fields of an address. */
export interface AddressFields {
  consignee: string;
  mobile: string;
  country: string;
  province: string;
  area: string;
  city: string;
  addr: string;
  postCode: string;
  isDefault: boolean;
}

export const ADDRESS_FIELDS: readonly Path<AddressFields>[] = [
  'consignee',
  'mobile',
  'country',
  'province',
  'area',
  'city',
  'addr',
  'postCode',
];
