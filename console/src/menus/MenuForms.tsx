import {
  BooleanInput,
  Create,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { MenuView } from '@mall/contracts/admin';
import { menuPlaces, menuTypes, OWN_ADDRESSES } from '@mall/web-kit';
import { useWatch } from 'react-hook-form';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { ParentInput } from '../components/ParentInput.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';
import { MenuIconInput } from '../widgets/inputs.js';

const ROOT = '-1';
const TYPES = [
  { id: menuTypes.item, name: 'console.menus.item' },
  { id: menuTypes.button, name: 'console.menus.button' },
];
const PLACES = [
  { id: menuPlaces.console, name: 'console.menus.ofConsole' },
  { id: menuPlaces.shop, name: 'console.menus.ofShop' },
];
const flag = {
  format: (text: string | undefined) => text !== '0',
  parse: (isOn: boolean) => (isOn ? '1' : '0'),
};

function MenuInputs({ isNew = false }: { readonly isNew?: boolean }) {
  const menu = useRecordContext<MenuView & { id: string }>();
  const place = useWatch({ name: 'place' }) as MenuView['place'] | undefined;
  const isOfShop = place === menuPlaces.shop;
  const [path, component] = useWatch({ name: ['path', 'component'] }) as (string | null | undefined)[];
  const opensAtOwnAddress = isOfShop && (path?.startsWith(OWN_ADDRESSES) || Boolean(component));
  return (
    <>
      {isNew && <SelectInput source="place" choices={PLACES} validate={required()} />}
      <TextsInput source="labels" isRequired />
      <ParentInput
        source="parentId"
        reference="menus"
        root={ROOT}
        rootLabel="console.menus.root"
        nameOf={({ name }: MenuView & { readonly id: string }) => name}
        filter={{ menuType: menuTypes.item, place: place ?? menuPlaces.console }}
        sort={{ field: 'sortOrder', order: 'ASC' }}
      />
      {isNew && !isOfShop && <SelectInput source="menuType" choices={TYPES} validate={required()} />}
      <TextInput
        source="path"
        helperText={isOfShop ? 'console.menus.shopPathHint' : 'console.menus.pathHint'}
      />
      {opensAtOwnAddress && <TextInput source="component" helperText="console.menus.componentHint" />}
      {!isOfShop && (
        <>
          <TextInput
            source="permission"
            readOnly={menu?.systemFlag === true}
            helperText="console.menus.permissionHint"
          />
          <MenuIconInput source="icon" />
        </>
      )}
      <NumberInput source="sortOrder" min={0} step={1} />
      <BooleanInput source="visible" {...flag} />
      {(!isOfShop || opensAtOwnAddress) && (
        <BooleanInput
          source="keepAlive"
          {...flag}
          helperText={isOfShop ? 'console.menus.shopKeepAliveHint' : 'console.menus.keepAliveHint'}
        />
      )}
    </>
  );
}

export const MenuEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <MenuInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const MenuCreate = () => (
  <Create redirect="list">
    <ConsoleForm
      defaultValues={{
        place: menuPlaces.console,
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
