import {
  BooleanInput,
  Create,
  Edit,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { MenuView } from '@mall/contracts/admin';
import { menuTypes } from '@mall/web-kit';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { ParentInput } from '../components/ParentInput.js';
import { TextsInput } from '../components/TextsInput.js';
import { MenuIconInput } from '../widgets/inputs.js';

const ROOT = '-1';
const TYPES = [
  { id: menuTypes.item, name: 'console.menus.item' },
  { id: menuTypes.button, name: 'console.menus.button' },
];
const flag = {
  format: (text: string | undefined) => text !== '0',
  parse: (isOn: boolean) => (isOn ? '1' : '0'),
};

function MenuInputs({ isNew = false }: { readonly isNew?: boolean }) {
  const menu = useRecordContext<MenuView & { id: string }>();
  return (
    <>
      <TextsInput source="labels" isRequired />
      <ParentInput
        source="parentId"
        reference="menus"
        root={ROOT}
        rootLabel="console.menus.root"
        nameOf={({ name }: MenuView & { readonly id: string }) => name}
        filter={{ menuType: menuTypes.item }}
        sort={{ field: 'sortOrder', order: 'ASC' }}
      />
      {isNew && <SelectInput source="menuType" choices={TYPES} validate={required()} />}
      <TextInput source="path" helperText="console.menus.pathHint" />
      <TextInput
        source="permission"
        readOnly={menu?.systemFlag === true}
        helperText="console.menus.permissionHint"
      />
      <MenuIconInput source="icon" />
      <NumberInput source="sortOrder" min={0} step={1} />
      <BooleanInput source="visible" {...flag} />
      <BooleanInput source="keepAlive" {...flag} helperText="console.menus.keepAliveHint" />
    </>
  );
}

export const MenuEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <ConsoleForm toolbar={<FormBar />}>
      <MenuInputs />
    </ConsoleForm>
  </Edit>
);

export const MenuCreate = () => (
  <Create redirect="list">
    <ConsoleForm
      defaultValues={{
        parentId: ROOT,
        menuType: menuTypes.item,
        visible: '1',
        keepAlive: '1',
        sortOrder: 100,
      }}
    >
      <MenuInputs isNew />
    </ConsoleForm>
  </Create>
);
