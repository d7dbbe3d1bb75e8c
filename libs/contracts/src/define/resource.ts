import type { Texts } from '@mall/validation';
import type { MenuGroupName } from '../rights/menu-groups.js';
import type { Right } from '../rights/rights.js';
import { rightOf } from './access.js';
import type { Operation } from './operation.js';

/** A page in the console's menu. Its key, its path and its folder in the console are the resource's name. */
export interface MenuEntry {
  readonly group: MenuGroupName;
  /** Order within the group. */
  readonly place: number;
  /** Name of the icon; the console's resource of the same name draws it. */
  readonly icon: string;
  readonly labels: Texts;
  /** The right to open the page, where the list itself is open to more people. */
  readonly right?: Right;
}

/**
 * A list of records that the console edits. Besides the prescribed paths its operations are reachable in the
 * simple-rest dialect under `/api/rest/<name>`, from the same handlers.
 */
export interface Resource {
  readonly name: string;
  /** Entry in the menu; without one, the console reaches the list from other pages only. */
  readonly menu?: MenuEntry;
  /** The field of a record that identifies it; shown to the console as `id`. */
  readonly idField: string;
  /** Takes `current`, `size`, `sortBy`, `sortOrder` and the filters as fields; answers an admin page. */
  readonly list: Operation<any, any>;
  readonly one?: Operation<any, any>;
  readonly create?: Operation<any, any>;
  readonly update?: Operation<any, any>;
  readonly remove?: Operation<any, any>;
}

export function defineResource<const R extends Resource>(resource: R): R {
  return resource;
}

/** The right that opens the pages of a resource. */
export const pageRightOf = ({ menu, list }: Resource): Right | undefined => menu?.right ?? rightOf(list);
