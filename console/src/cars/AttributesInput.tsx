import { CheckboxGroupInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CarRecord } from '@mall/contracts/product';
import type { OutputOf } from '@mall/web-kit';
import { hasFailed, useRead } from '../api/use-call.js';
import { ReadFailure } from '../widgets/ReadFailure.js';
import { attributesToChoose } from './attributes-to-choose.js';
import { Part } from './form-layout.js';

const NONE: OutputOf<'product.category.attrs'> = [];

/** Checkboxes for the values of free attributes that the category of the car offers, such as its equipment. */
export function AttributesInput() {
  const categoryId = (useWatch({ name: 'categoryId' }) as string | null | undefined) ?? '';
  const read = useRead('product.category.attrs', { categoryId }, { enabled: categoryId !== '' });
  const car = useRecordContext<CarRecord>();
  const attributes = attributesToChoose(read.data ?? NONE, car?.spuAttrValues ?? []);
  if (attributes.length === 0 && !hasFailed(read)) return null;
  return (
    <Part title="console.cars.attributes">
      {hasFailed(read) && <ReadFailure />}
      {attributes.map(({ attrId, name, attrValues }) => (
        <CheckboxGroupInput
          key={attrId}
          source="attrValueIds"
          label={name}
          choices={attrValues}
          optionValue="attrValueId"
          optionText="value"
          translateChoice={false}
        />
      ))}
    </Part>
  );
}
