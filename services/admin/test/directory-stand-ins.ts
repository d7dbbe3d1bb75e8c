import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers as an external directory does; `received` are its requests, oldest first. */
export interface StandIn {
  readonly url: string;
  readonly received: readonly {
    readonly path: string;
    readonly query: URLSearchParams;
    readonly body: any;
  }[];
  close(): Promise<void>;
}

type Answer = (request: StandIn['received'][number], response: ServerResponse) => object | undefined;

/** Answers JSON; an answer of `undefined` was written by `answer` itself. */
export async function standIn(answer: Answer): Promise<StandIn> {
  const received: StandIn['received'][number][] = [];
  const server: Server = createServer((request, response) => {
    void read(request).then((body) => {
      const { pathname: path, searchParams: query } = new URL(request.url!, 'http://localhost');
      const call = { path, query, body };
      received.push(call);
      const json = answer(call, response);
      if (json) response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

export interface Entries {
  departments: { id: number; name: string; parent: number }[];
  people: { id: string; name: string; mobile?: string; email?: string; departments: number[] }[];
}

const ok = { errcode: 0, errmsg: 'ok' };

/** The calls of DingTalk's server API that list departments and people; pages of two. */
export function dingTalk(entries: Entries, credentials: { key: string; secret: string }): Promise<StandIn> {
  const token = 'ding-token';
  return standIn(({ path, query, body }) => {
    if (path === '/gettoken') {
      const fits = query.get('appkey') === credentials.key && query.get('appsecret') === credentials.secret;
      return fits
        ? { ...ok, access_token: token, expires_in: 7_200 }
        : { errcode: 40_089, errmsg: `不合法的appKey或appSecret: ${query.get('appsecret')}` };
    }
    if (query.get('access_token') !== token) return { errcode: 40_014, errmsg: '不合法的access_token' };
    const deptId = Number(body.dept_id);
    if (path === '/topapi/v2/department/get') {
      const { id, name } = entries.departments.find((one) => one.id === deptId)!;
      return { ...ok, result: { dept_id: id, name, order: 0 } };
    }
    if (path === '/topapi/v2/department/listsub') {
      const below = entries.departments.filter(({ parent }) => parent === deptId);
      const result = below.map(({ id, name, parent }) => ({
        dept_id: id,
        name,
        parent_id: parent,
        create_dept_group: true,
        auto_add_user: true,
      }));
      return { ...ok, result };
    }
    if (path !== '/topapi/v2/user/list') return { errcode: 404, errmsg: 'unknown' };
    const members = entries.people.filter(({ departments }) => departments.includes(deptId));
    const page = members.slice(body.cursor, body.cursor + 2);
    const next_cursor = body.cursor + 2;
    const list = page.map(({ id, name, mobile, email, departments }) => ({
      userid: id,
      name,
      ...(mobile && { mobile, state_code: '86' }),
      ...(email && { email }),
      dept_id_list: departments,
      active: true,
      admin: false,
    }));
    const has_more = next_cursor < members.length;
    return { ...ok, result: { has_more, ...(has_more && { next_cursor }), list } };
  });
}

/** The calls of WeCom's server API that list departments and people. */
export function weCom(entries: Entries, credentials: { corpId: string; secret: string }): Promise<StandIn> {
  const token = 'wecom-token';
  return standIn(({ path, query }) => {
    if (path === '/cgi-bin/gettoken') {
      const { corpId, secret } = credentials;
      const fits = query.get('corpid') === corpId && query.get('corpsecret') === secret;
      return fits
        ? { ...ok, access_token: token, expires_in: 7_200 }
        : { errcode: 40_013, errmsg: 'invalid corpid' };
    }
    if (query.get('access_token') !== token) return { errcode: 40_014, errmsg: 'invalid access_token' };
    if (path === '/cgi-bin/department/list') {
      const department = entries.departments.map(({ id, name, parent }, index) => ({
        id,
        name,
        parentid: parent,
        order: 100_000 - index,
        department_leader: [],
      }));
      return { ...ok, department: department.reverse() };
    }
    if (path !== '/cgi-bin/user/list' || query.get('fetch_child') !== '1')
      return { errcode: 404, errmsg: '?' };
    const userlist = entries.people.map(({ id, name, mobile = '', email = '', departments }) => ({
      userid: id,
      name,
      mobile,
      email,
      department: departments,
      main_department: departments[0],
      status: 1,
    }));
    return { ...ok, userlist };
  });
}
