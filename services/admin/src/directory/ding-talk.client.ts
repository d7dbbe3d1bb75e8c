import { adminErrors } from '@mall/contracts/admin';
import type { DirectoryClient, DirectoryDepartment, DirectoryPerson } from './directory-client.js';
import { DirectoryHttp, type DirectoryAnswer } from './directory-http.js';
import {
  departmentName,
  inBatches,
  MOST_DEPARTMENTS,
  MOST_PEOPLE,
  personName,
  textOrNull,
} from './directory-limits.js';

interface Token extends DirectoryAnswer {
  readonly access_token: string;
}

interface SubDepartments extends DirectoryAnswer {
  readonly result: readonly { readonly dept_id: number; readonly name: string; readonly parent_id: number }[];
}

interface UserPage extends DirectoryAnswer {
  readonly result: {
    readonly has_more: boolean;
    readonly next_cursor?: number;
    readonly list: readonly {
      readonly userid: string;
      readonly name?: string;
      readonly mobile?: string;
      readonly email?: string;
      readonly dept_id_list?: readonly number[];
    }[];
  };
}

interface RootDepartment extends DirectoryAnswer {
  readonly result: { readonly name: string };
}

export interface DingTalkOptions {
  readonly url: string;
  readonly appKey: string | undefined;
  readonly appSecret: string | undefined;
}

/** Id of the company in every directory. */
const ROOT = 1;
const PAGE = 100;

/** The directory of DingTalk, by its server API for internal applications (`/gettoken`, `/topapi/v2`). */
export class DingTalkClient implements DirectoryClient {
  constructor(private readonly options: DingTalkOptions) {}

  async departments(): Promise<readonly DirectoryDepartment[]> {
    const { http, access_token } = await this.open();
    return this.departmentsBy(http, access_token);
  }

  async people(): Promise<readonly DirectoryPerson[]> {
    const { http, access_token } = await this.open();
    const departments = await this.departmentsBy(http, access_token);
    const pages = await inBatches(departments, ({ id }) => peopleOf(http, access_token, Number(id)));
    // Each department lists its people, so a person of several departments comes several times.
    const people = [...new Map(pages.flat().map((person) => [person.id, person])).values()];
    if (people.length > MOST_PEOPLE) throw adminErrors.directoryTooLarge();
    return people;
  }

  /** Requests an access token. @throws adminErrors.directoryNotConfigured */
  private async open(): Promise<{ http: DirectoryHttp; access_token: string }> {
    const { url, appKey, appSecret } = this.options;
    if (!appKey || !appSecret) throw adminErrors.directoryNotConfigured();
    const http = new DirectoryHttp(url);
    const { access_token } = await http.get<Token>('/gettoken', { appkey: appKey, appsecret: appSecret });
    return { http, access_token };
  }

  private async departmentsBy(http: DirectoryHttp, access_token: string): Promise<DirectoryDepartment[]> {
    const root = { dept_id: ROOT };
    const { result } = await http.post<RootDepartment>('/topapi/v2/department/get', { access_token }, root);
    const company = departmentName(result.name, String(ROOT));
    const found: DirectoryDepartment[] = [{ id: String(ROOT), parentId: null, name: company, order: 0 }];
    const known = new Set([String(ROOT)]);
    for (let level = found; level.length > 0;) {
      const below = await inBatches(level, ({ id }) =>
        http.post<SubDepartments>('/topapi/v2/department/listsub', { access_token }, { dept_id: Number(id) }),
      );
      level = below.flatMap((answer) => answer.result.map(toDepartment)).filter(({ id }) => !known.has(id));
      for (const { id } of level) known.add(id);
      found.push(...level);
      if (found.length > MOST_DEPARTMENTS) throw adminErrors.directoryTooLarge();
    }
    return found;
  }
}

async function peopleOf(
  http: DirectoryHttp,
  access_token: string,
  dept_id: number,
): Promise<DirectoryPerson[]> {
  const people: DirectoryPerson[] = [];
  for (let cursor: number | undefined = 0; cursor !== undefined;) {
    const { result }: UserPage = await http.post<UserPage>(
      '/topapi/v2/user/list',
      { access_token },
      { dept_id, cursor, size: PAGE },
    );
    people.push(...result.list.map((user) => toPerson(user, dept_id)));
    if (people.length > MOST_PEOPLE) throw adminErrors.directoryTooLarge();
    cursor = result.has_more ? result.next_cursor : undefined;
  }
  return people;
}

function toDepartment(row: SubDepartments['result'][number], index: number): DirectoryDepartment {
  const id = String(row.dept_id);
  return { id, parentId: String(row.parent_id), name: departmentName(row.name, id), order: index };
}

function toPerson(user: UserPage['result']['list'][number], dept_id: number): DirectoryPerson {
  return {
    id: user.userid,
    name: personName(user.name, user.userid),
    phone: textOrNull(user.mobile),
    email: textOrNull(user.email),
    departmentIds: (user.dept_id_list ?? [dept_id]).map(String),
  };
}
