import { adminErrors } from '@mall/contracts/admin';
import type { DirectoryClient, DirectoryDepartment, DirectoryPerson } from './directory-client.js';
import { DirectoryHttp, type DirectoryAnswer } from './directory-http.js';
import { departmentName, MOST_DEPARTMENTS, MOST_PEOPLE, personName, textOrNull } from './directory-limits.js';

interface Token extends DirectoryAnswer {
  readonly access_token: string;
}

interface Departments extends DirectoryAnswer {
  readonly department: readonly {
    readonly id: number;
    readonly name: string;
    readonly parentid: number;
    readonly order?: number;
  }[];
}

interface Users extends DirectoryAnswer {
  readonly userlist: readonly {
    readonly userid: string;
    readonly name?: string;
    readonly mobile?: string;
    readonly email?: string;
    readonly department?: readonly number[];
    readonly main_department?: number;
  }[];
}

export interface WeComOptions {
  readonly url: string;
  readonly corpId: string | undefined;
  readonly secret: string | undefined;
}

/** Parent of the company, which has no id of its own. */
const ABOVE_ROOT = 0;

/** The directory of WeCom, by its server API (`/cgi-bin`). */
export class WeComClient implements DirectoryClient {
  constructor(private readonly options: WeComOptions) {}

  async departments(): Promise<readonly DirectoryDepartment[]> {
    const { http, access_token } = await this.open();
    const { department } = await http.get<Departments>('/cgi-bin/department/list', { access_token });
    if (department.length > MOST_DEPARTMENTS) throw adminErrors.directoryTooLarge();
    return parentsFirst(department);
  }

  async people(): Promise<readonly DirectoryPerson[]> {
    const { http, access_token } = await this.open();
    const { department } = await http.get<Departments>('/cgi-bin/department/list', { access_token });
    const known = new Set(department.map(({ id }) => id));
    const roots = department.filter(({ parentid }) => !known.has(parentid));
    const people = new Map<string, DirectoryPerson>();
    for (const { id } of roots) {
      const query = { access_token, department_id: String(id), fetch_child: '1' };
      const { userlist } = await http.get<Users>('/cgi-bin/user/list', query);
      for (const user of userlist) people.set(user.userid, toPerson(user));
      if (people.size > MOST_PEOPLE) throw adminErrors.directoryTooLarge();
    }
    return [...people.values()];
  }

  /** Requests an access token. @throws adminErrors.directoryNotConfigured */
  private async open(): Promise<{ http: DirectoryHttp; access_token: string }> {
    const { url, corpId, secret } = this.options;
    if (!corpId || !secret) throw adminErrors.directoryNotConfigured();
    const http = new DirectoryHttp(url);
    const credentials = { corpid: corpId, corpsecret: secret };
    const { access_token } = await http.get<Token>('/cgi-bin/gettoken', credentials);
    return { http, access_token };
  }
}

/**
 * Sorts departments below their parents; the directory lists them in any order. A department whose parent is hidden
 * stands at the top, and so do departments that stand above each other in a circle.
 */
function parentsFirst(rows: Departments['department']): DirectoryDepartment[] {
  const known = new Set(rows.map(({ id }) => id));
  const placed: DirectoryDepartment[] = [];
  const isTop = ({ parentid }: { readonly parentid: number }): boolean =>
    parentid === ABOVE_ROOT || !known.has(parentid);
  const placedIds = new Set<number>();
  // A greater `order` comes first.
  const inOrder = [...rows].sort((one, other) => (other.order ?? 0) - (one.order ?? 0));
  for (let level = inOrder.filter(isTop); level.length > 0;) {
    placed.push(...level.map((row, order) => toDepartment(row, isTop(row), order)));
    for (const { id } of level) placedIds.add(id);
    const above = new Set(level.map(({ id }) => id));
    level = inOrder.filter((row) => !placedIds.has(row.id) && above.has(row.parentid));
  }
  const circling = inOrder.filter(({ id }) => !placedIds.has(id));
  return [...placed, ...circling.map((row, order) => toDepartment(row, true, order))];
}

function toDepartment(
  { id, name, parentid }: Departments['department'][number],
  isTop: boolean,
  order: number,
): DirectoryDepartment {
  return {
    id: String(id),
    parentId: isTop ? null : String(parentid),
    name: departmentName(name, String(id)),
    order,
  };
}

function toPerson(user: Users['userlist'][number]): DirectoryPerson {
  const { main_department: main, department = [] } = user;
  const ids = main === undefined ? department : [main, ...department.filter((id) => id !== main)];
  return {
    id: user.userid,
    name: personName(user.name, user.userid),
    phone: textOrNull(user.mobile),
    email: textOrNull(user.email),
    departmentIds: ids.map(String),
  };
}
