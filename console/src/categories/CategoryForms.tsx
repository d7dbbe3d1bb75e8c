import { Create, NumberInput } from 'react-admin';
import type { CategoryRecord } from '@mall/contracts/product';
import { localised, shownStatuses } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FlagInput } from '../components/FlagInput.js';
import { FormBar } from '../components/FormBar.js';
import { ParentInput } from '../components/ParentInput.js';
import { RecordEdit } from '../components/RecordPages.js';
import { PictureInput } from '../widgets/PictureInput.js';
import { TextsInput } from '../components/TextsInput.js';

const ROOT = '0';

function CategoryInputs() {
  return (
    <>
      <TextsInput source="name" isRequired />
      <ParentInput
        source="parentId"
        reference="categories"
        root={ROOT}
        rootLabel="console.categories.root"
        nameOf={(category: CategoryRecord & { readonly id: string }) =>
          localised(category.name, currentLocale())
        }
        sort={{ field: 'level', order: 'ASC' }}
      />
      <PictureInput source="imgUrl" purpose="brand" />
      <NumberInput source="seq" min={0} step={1} />
      <FlagInput source="status" />
      <TextsInput source="desc" rows={3} />
    </>
  );
}

export const CategoryEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <CategoryInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const CategoryCreate = () => (
  <Create redirect="list">
    <ConsoleForm defaultValues={{ parentId: ROOT, status: shownStatuses.shown, seq: 100 }}>
      <CategoryInputs />
    </ConsoleForm>
  </Create>
);
