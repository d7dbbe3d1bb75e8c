import {
  AutocompleteInput,
  BooleanInput,
  Create,
  Edit,
  NumberInput,
  ReferenceInput,
  SimpleForm,
} from 'react-admin';
import type { CategoryRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';
import { FormBar } from '../components/FormBar.js';
import { PictureInput } from '../components/PictureInput.js';
import { TextsInput } from '../components/TextsInput.js';

const ROOT = '0';

function CategoryInputs() {
  return (
    <>
      <TextsInput source="name" isRequired />
      <ReferenceInput source="parentId" reference="categories" perPage={200}>
        <AutocompleteInput
          optionText={(category?: CategoryRecord) =>
            category ? localised(category.name, currentLocale()) : ''
          }
          format={(id: string | undefined) => (id === ROOT ? '' : id)}
          parse={(id: string | null) => id || ROOT}
          helperText="console.categories.parentHint"
        />
      </ReferenceInput>
      <PictureInput source="imgUrl" purpose="brand" />
      <NumberInput source="seq" min={0} step={1} />
      <BooleanInput
        source="status"
        format={(flag: number | undefined) => flag !== 0}
        parse={(isShown: boolean) => (isShown ? 1 : 0)}
      />
      <TextsInput source="desc" rows={3} />
    </>
  );
}

export const CategoryEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <SimpleForm toolbar={<FormBar />} warnWhenUnsavedChanges>
      <CategoryInputs />
    </SimpleForm>
  </Edit>
);

export const CategoryCreate = () => (
  <Create redirect="list">
    <SimpleForm warnWhenUnsavedChanges defaultValues={{ parentId: ROOT, status: 1, seq: 100 }}>
      <CategoryInputs />
    </SimpleForm>
  </Create>
);
