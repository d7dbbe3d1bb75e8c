import { AutocompleteInput, ReferenceInput, type AutocompleteInputProps } from 'react-admin';
import type { BrandRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';

/** Returns the name of a make, series or category in the reader's language. */
export const nameOf = (record: Pick<BrandRecord, 'name'> | undefined): string =>
  record ? localised(record.name, currentLocale()) : '';

/** A make, searched by its name in any language. */
export const BrandInput = ({
  source,
  ...props
}: AutocompleteInputProps & { source: string; alwaysOn?: boolean }) => (
  <ReferenceInput
    source={source}
    reference="brands"
    filter={{ brandParentId: '0' }}
    sort={{ field: 'seq', order: 'ASC' }}
    perPage={50}
  >
    <AutocompleteInput {...props} optionText={nameOf} />
  </ReferenceInput>
);
