import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  required,
  TextInput,
  useTranslate,
  type AutocompleteInputProps,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BrandRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { TextsInput } from '../components/TextsInput.js';
import { YuanInput } from '../components/YuanInput.js';
import { CarPicturesInput } from './CarPicturesInput.js';

const nameOf = (record: Pick<BrandRecord, 'name'> | undefined): string =>
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

/** The inputs of both the create and the edit form. */
export function CarInputs({ isNew = false }: { readonly isNew?: boolean }) {
  const brandId = useWatch({ name: 'brandId' }) as string | undefined;
  return (
    <>
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
          {isNew && (
            <ReferenceInput source="shopId" reference="shops">
              <AutocompleteInput optionText="shopName" />
            </ReferenceInput>
          )}
          <YuanInput source="priceFee" validate={required()} />
          <YuanInput source="marketPriceFee" />
          <YuanInput source="wholesalePriceFee" />
          <NumberInput source="stock" min={0} step={1} />
          <TextInput source="vin" />
          <TextInput source="partyCode" />
        </Columns>
        <TextsInput source="sellingPoint" />
      </Part>
      <Part title="console.cars.facts">
        <Columns>
          <DictionarySelect source="condition" dictionary="condition" />
          <NumberInput source="year" min={1950} max={2100} step={1} />
          <DateInput source="firstRegDate" parse={(day: string) => day || null} />
          <NumberInput source="mileageKm" min={0} step={1} />
          <DictionarySelect source="bodyType" dictionary="body_type" />
          <DictionarySelect source="fuel" dictionary="fuel_type" />
          <NumberInput source="engineCc" min={0} step={1} />
          <NumberInput source="powerKw" min={0} />
          <NumberInput source="power30MinKw" min={0} />
          <NumberInput source="batteryKwh" min={0} />
          <DictionarySelect source="gearbox" dictionary="gearbox" />
          <DictionarySelect source="drive" dictionary="drive_type" />
          <DictionarySelect source="steering" dictionary="steering" />
          <DictionarySelect source="colour" dictionary="colour" />
          <DictionarySelect source="interiorColour" dictionary="colour" />
          <NumberInput source="seats" min={1} max={60} step={1} />
          <NumberInput source="transferCount" min={0} step={1} />
          <TextInput source="incoterm" />
        </Columns>
        <TextsInput source="trim" />
        <TextsInput source="locationCity" />
      </Part>
      <Part title="console.cars.pictures">
        <CarPicturesInput />
      </Part>
      <Part title="console.cars.description">
        <TextsInput source="detail" rows={6} />
      </Part>
    </>
  );
}

const Columns = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      width: '100%',
    }}
  >
    {children}
  </Box>
);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ width: '100%', mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}
