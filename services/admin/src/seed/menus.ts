import { allResources } from '@mall/contracts/all';
import { pageRightOf, type Resource } from '@mall/contracts/define';
import { allRights, menuGroups, rights, type Right } from '@mall/contracts/rights';
import type { Texts } from '@mall/validation';

/** A built-in menu item. Buttons are rights without their own menu entry. */
export interface MenuSeed {
  /** Stable key of the row; everything else can be edited. */
  readonly key: string;
  readonly labels: Texts;
  readonly icon?: string;
  readonly path?: string;
  readonly permission?: Right;
  readonly buttons?: readonly ButtonSeed[];
  readonly items?: readonly MenuSeed[];
}

export interface ButtonSeed {
  readonly permission: Right;
  readonly labels: Texts;
}

/** Returns the buttons of a page: its rights except the one that opens it. */
const buttonsOf = (page: string, opens: Right | undefined): readonly ButtonSeed[] =>
  allRights
    .filter((name) => rights[name].page === page && name !== opens)
    .map((name) => ({ permission: name, labels: rights[name].labels }));

function entriesOf(resource: Resource, group: string): readonly (MenuSeed & { readonly place: number })[] {
  const { name, menu } = resource;
  if (menu?.group !== group) return [];
  const permission = pageRightOf(resource);
  const { place, icon, labels } = menu;
  const buttons = buttonsOf(name, permission);
  return [{ key: name, place, labels, icon, path: `/${name}`, ...(permission && { permission }), buttons }];
}

/** The menu of the console, derived from the contracts: groups, resources, and the rights of each page. */
export const MENUS: readonly MenuSeed[] = [
  { key: 'home', labels: { ru: 'Рабочий стол', zh: '工作台', en: 'Dashboard' }, icon: 'home', path: '/' },
  ...Object.entries(menuGroups).map(([key, { labels, icon }]) => ({
    key,
    labels,
    icon,
    items: allResources
      .flatMap((resource) => entriesOf(resource, key))
      .sort((one, other) => one.place - other.place),
  })),
];

/** Returns every right that the menu can give, each once. */
export function seededPermissions(menus: readonly MenuSeed[] = MENUS): string[] {
  const found = menus.flatMap(({ permission, buttons = [], items = [] }) => [
    ...(permission ? [permission] : []),
    ...buttons.map((one) => one.permission),
    ...seededPermissions(items),
  ]);
  return [...new Set(found)];
}
