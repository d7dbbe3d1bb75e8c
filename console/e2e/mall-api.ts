import { e2eMall } from '@mall/testing/browser';
import sharp from 'sharp';
import type { ResourceName } from '../src/api/resource.js';

type Data = Record<string, unknown>;

/** Acts as a buyer by API calls; the storefront's own tests cover its pages. */
export class MallApi {
  private readonly mall = e2eMall();

  private constructor(
    private readonly locale: string,
    private token = '',
  ) {}

  static visitor(locale: string): MallApi {
    return new MallApi(locale);
  }

  /** Signs in as one of the demo's buyers. */
  static async signIn(login: string, locale: string): Promise<MallApi> {
    const api = new MallApi(locale);
    const { password } = api.mall.signIns.find((one) => one.login === login)!;
    const answer = await fetch(`${api.mall.url}/api/auth/oauth2/token?grant_type=password&scope=server`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('web:web')}` },
      body: new URLSearchParams({ username: login, password }),
    });
    api.adopt(((await answer.json()) as { access_token: string }).access_token);
    return api;
  }

  /** Signs in as one of the demo's staff. */
  static async signInStaff(login: string, locale: string): Promise<MallApi> {
    const api = new MallApi(locale);
    const { password } = api.mall.signIns.find((one) => one.login === login)!;
    const body = { principal: login, credentials: password, sysType: 2 };
    api.adopt(String((await api.send('POST', '/mall4cloud_auth/ua/login', body))['access_token']));
    return api;
  }

  /** Draws a document that shows these words. */
  static drawing(title: string): Promise<Buffer> {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eef2f5"/><text x="40" y="200" font-size="48">${title}</text></svg>`;
    return sharp(Buffer.from(drawn)).png().toBuffer();
  }

  adopt(token: string): void {
    this.token = token;
  }

  /** Draws a document that shows these words, and uploads it; returns its URL. */
  async upload(title: string, purpose: string): Promise<string> {
    const form = new FormData();
    const picture = await MallApi.drawing(title);
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${title}.png`);
    const answer = await this.send('POST', `/mall4cloud_biz/oss/upload_minio?purpose=${purpose}`, form);
    return String(answer['url']);
  }

  /** @throws Error with the server's message when it refuses. */
  async send(method: string, path: string, body?: object): Promise<Data> {
    const answer = (await (await this.ask(method, path, body)).json()) as {
      code: string;
      msg: string;
      data: Data;
    };
    if (answer.code !== '00000') throw new Error(`${path}: ${answer.msg}`);
    return answer.data;
  }

  /** Creates a record by the console's own protocol. @throws Error with the server's message when it refuses. */
  create(resource: ResourceName, fields: object): Promise<Data> {
    return this.record('POST', resource, fields);
  }

  one(resource: ResourceName, id: string): Promise<Data> {
    return this.record('GET', `${resource}/${id}`);
  }

  change(resource: ResourceName, id: string, fields: object): Promise<Data> {
    return this.record('PUT', `${resource}/${id}`, fields);
  }

  remove(resource: ResourceName, id: string): Promise<Data> {
    return this.record('DELETE', `${resource}/${id}`);
  }

  private async record(method: string, path: string, fields?: object): Promise<Data> {
    const response = await this.ask(method, `/rest/${path}`, fields);
    const answer = (await response.json()) as Data;
    if (!response.ok) throw new Error(`${path}: ${String(answer['message'])}`);
    return answer;
  }

  /** Returns all records of a resource. */
  async list(resource: ResourceName): Promise<Data[]> {
    return (await (await this.ask('GET', `/rest/${resource}`)).json()) as Data[];
  }

  private ask(method: string, path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(`${this.mall.url}/api${path}`, {
      method,
      headers: {
        locale: this.locale,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
  }
}
