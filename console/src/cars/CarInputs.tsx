import {
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  required,
  TextInput,
  useCanAccess,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { normaliseVin } from '@mall/contracts/product';
import { TextsInput } from '../components/TextsInput.js';
import { YuanInput } from '../components/YuanInput.js';
import { AttributesInput } from './AttributesInput.js';
import { BrandInput, nameOf } from './BrandInput.js';
import { CarFactsInputs } from './CarFactsInputs.js';
import { useFactWord } from './FactWord.js';
import { FactQuestions } from '../components/affirming/FactQuestions.js';
import { FollowingFacts } from './FollowingFacts.js';
import { InspectionInput } from './InspectionInput.js';
import { LeftInForm } from './LeftBeforeSale.js';
import { CarPicturesInput } from './CarPicturesInput.js';
import { CarVideoInput } from './CarVideoInput.js';
import { Columns, Part } from './form-layout.js';

/** A VIN; small letters, spaces and Cyrillic look-alikes are spelt as they are stored. */
function VinInput() {
  const said = useFactWord('vin');
  return (
    <TextInput
      source="vin"
      parse={(typed: string) => normaliseVin(typed) || null}
      {...(said && { helperText: said })}
    />
  );
}

/** The inputs of both the create and the edit form. */
export function CarInputs({ isNew = false }: { readonly isNew?: boolean }) {
  const brandId = useWatch({ name: 'brandId' }) as string | undefined;
  // A merchant's car belongs to the own shop.
  const { canAccess: maySeeShops } = useCanAccess({ resource: 'shops', action: 'list' });
  return (
    <>
      <LeftInForm />
      <FactQuestions />
      <FollowingFacts />
      <Part title="console.cars.general">
        <TextsInput source="name" isRequired />
        <Columns>
          <BrandInput source="brandId" validate={required()} />
          <ReferenceInput
            source="seriesId"
            reference="brands"
            filter={{ brandParentId: brandId ?? '0' }}
            perPage={100}
          >
            <AutocompleteInput optionText={nameOf} disabled={!brandId} />
          </ReferenceInput>
          <ReferenceInput source="categoryId" reference="categories" perPage={100}>
            <AutocompleteInput optionText={nameOf} validate={required()} />
          </ReferenceInput>
          {isNew && maySeeShops && (
            <ReferenceInput source="shopId" reference="shops">
              <AutocompleteInput
                optionText="shopName"
                filterToQuery={(q: string) => ({ q })}
                validate={required()}
              />
            </ReferenceInput>
          )}
          <YuanInput source="priceFee" validate={required()} />
          <YuanInput source="marketPriceFee" />
          <YuanInput source="wholesalePriceFee" />
          <NumberInput source="stock" min={0} step={1} />
          <VinInput />
          <TextInput source="partyCode" />
        </Columns>
        <TextsInput source="sellingPoint" />
      </Part>
      <CarFactsInputs />
      <AttributesInput />
      <InspectionInput />
      <Part title="resources.cars.fields.pictures" name="pictures">
        <CarPicturesInput />
      </Part>
      <Part title="resources.cars.fields.video">
        <CarVideoInput />
      </Part>
      <Part title="console.cars.description">
        <TextsInput source="detail" rows={6} />
      </Part>
    </>
  );
}
