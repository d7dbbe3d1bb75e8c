import {
  BooleanField,
  DataTable,
  Link,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useTranslate,
} from 'react-admin';
import type { MenuView } from '@mall/contracts/admin';
import { menuPlaces, menuTypes } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Branch, TreeRows, WHOLE_TREE } from '../components/TreeRows.js';
import type { Placed } from '../components/tree-order.js';
import { MenuIcon } from '../components/MenuIcon.js';

const TYPES = [
  { id: menuTypes.item, name: 'console.menus.item' },
  { id: menuTypes.button, name: 'console.menus.button' },
];

const PLACES = [
  { id: menuPlaces.console, name: 'console.menus.ofConsole' },
  { id: menuPlaces.shop, name: 'console.menus.ofShop' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="place" source="place" choices={PLACES} alwaysOn />,
  <SelectInput key="type" source="menuType" choices={TYPES} alwaysOn />,
  <ReferenceInput
    key="parent"
    source="parentId"
    reference="menus"
    filter={{ menuType: menuTypes.item }}
    perPage={100}
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
];

export function MenuList() {
  const translate = useTranslate();
  return (
    <ConsoleList
      filters={filters}
      exporter={false}
      sort={{ field: 'sortOrder', order: 'ASC' }}
      {...WHOLE_TREE}
    >
      <TreeRows>
        <DataTable
          bulkActionButtons={false}
          rowClick="edit"
          size="small"
          sx={denseTable}
          empty={<NothingHere why="console.menus.none" />}
        >
          <DataTable.Col
            source="name"
            disableSort
            render={({ depth, name, id }: Placed<MenuView & { id: string }>) => (
              <Branch depth={depth}>
                <Link to={`/menus/${id}`}>{name}</Link>
              </Branch>
            )}
          />
          <DataTable.Col
            source="icon"
            disableSort
            render={(menu: MenuView) => menu.icon && <MenuIcon name={menu.icon} />}
          />
          <DataTable.Col
            source="path"
            disableSort
            className="grows"
            render={({ path, component }: MenuView) => [path, component].filter(Boolean).join(' → ')}
          />
          <DataTable.Col source="permission" disableSort />
          <DataTable.Col
            source="menuType"
            disableSort
            render={(menu: MenuView) =>
              translate(menu.menuType === menuTypes.button ? 'console.menus.button' : 'console.menus.item')
            }
          />
          <DataTable.Col
            source="place"
            disableSort
            render={(menu: MenuView) =>
              translate(menu.place === menuPlaces.shop ? 'console.menus.ofShop' : 'console.menus.ofConsole')
            }
          />
          <DataTable.NumberCol source="sortOrder" disableSort />
          <DataTable.Col
            source="visible"
            disableSort
            render={(menu: MenuView) => translate(`ra.boolean.${menu.visible === '1'}`)}
          />
          <DataTable.Col source="systemFlag" disableSort>
            <BooleanField source="systemFlag" />
          </DataTable.Col>
        </DataTable>
      </TreeRows>
    </ConsoleList>
  );
}
