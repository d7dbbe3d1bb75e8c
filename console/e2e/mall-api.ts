import { GatewayClient } from '@mall/demo/gateway';
import { e2eMall } from '@mall/testing/browser';
import sharp from 'sharp';
import type { ResourceName } from '../src/api/resource.js';

type Data = Record<string, unknown>;

/** What a buyer does meanwhile, by API calls; the pages are tested by the storefront's own tests. */
export class MallApi {
  private constructor(private readonly client: GatewayClient) {}

  static visitor(locale: string): MallApi {
    return new MallApi(new GatewayClient(e2eMall().url, locale));
  }

  /** One of the demo's buyers. */
  static signIn(login: string, locale: string): Promise<MallApi> {
    return MallApi.signedIn(login, locale, 0);
  }

  /** One of the demo's staff. */
  static signInStaff(login: string, locale: string): Promise<MallApi> {
    return MallApi.signedIn(login, locale, 2);
  }

  private static async signedIn(login: string, locale: string, sysType: 0 | 2): Promise<MallApi> {
    const api = MallApi.visitor(locale);
    const { password } = e2eMall().signIns.find((one) => one.login === login)!;
    await api.client.signIn(login, password, sysType);
    return api;
  }

  /** A picture of a document with these words on it. */
  static drawing(title: string): Promise<Buffer> {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eef2f5"/><text x="40" y="200" font-size="48">${title}</text></svg>`;
    return sharp(Buffer.from(drawn)).png().toBuffer();
  }

  adopt(token: string): void {
    this.client.token = token;
  }

  /** Draws a document with these words on it and uploads it; returns its URL. */
  async upload(title: string, purpose: string): Promise<string> {
    return this.client.upload(await MallApi.drawing(title), `${title}.png`, 'image/png', purpose);
  }

  /** @throws Error with the message of the server when it refuses. */
  send(method: string, path: string, body?: object): Promise<Data> {
    return this.client.send(method, path, body);
  }

  /** A record as the console's own protocol has it. @throws Error with the message of the server when it refuses. */
  create(resource: ResourceName, fields: object): Promise<Data> {
    return this.client.rest('POST', resource, fields);
  }

  one(resource: ResourceName, id: string): Promise<Data> {
    return this.client.rest('GET', `${resource}/${id}`);
  }

  change(resource: ResourceName, id: string, fields: object): Promise<Data> {
    return this.client.rest('PUT', `${resource}/${id}`, fields);
  }

  remove(resource: ResourceName, id: string): Promise<Data> {
    return this.client.rest('DELETE', `${resource}/${id}`);
  }

  /** All records of a resource. */
  list(resource: ResourceName): Promise<Data[]> {
    return this.client.rest('GET', resource);
  }
}
