import { GatewayClient } from '@mall/demo/gateway';
import { e2eMall } from '@mall/testing/browser';
import sharp from 'sharp';
import type { ResourceName } from '../src/api/resource.js';

type Data = Record<string, unknown>;

/** Acts as a buyer by API calls; the storefront's own tests cover its pages. */
export class MallApi {
  private constructor(private readonly client: GatewayClient) {}

  static visitor(locale: string): MallApi {
    return new MallApi(new GatewayClient(e2eMall().url, locale));
  }

  /** Signs in as one of the demo's buyers. */
  static signIn(login: string, locale: string): Promise<MallApi> {
    return MallApi.signedIn(login, locale, 0);
  }

  /** Signs in as one of the demo's staff. */
  static signInStaff(login: string, locale: string): Promise<MallApi> {
    return MallApi.signedIn(login, locale, 2);
  }

  private static async signedIn(login: string, locale: string, sysType: 0 | 2): Promise<MallApi> {
    const api = MallApi.visitor(locale);
    const { password } = e2eMall().signIns.find((one) => one.login === login)!;
    await api.client.signIn(login, password, sysType);
    return api;
  }

  /** Draws a document that shows these words. */
  static drawing(title: string): Promise<Buffer> {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eef2f5"/><text x="40" y="200" font-size="48">${title}</text></svg>`;
    return sharp(Buffer.from(drawn)).png().toBuffer();
  }

  adopt(token: string): void {
    this.client.token = token;
  }

  /** Draws a document that shows these words, and uploads it; returns its URL. */
  async upload(title: string, purpose: string): Promise<string> {
    return this.client.upload(await MallApi.drawing(title), `${title}.png`, 'image/png', purpose);
  }

  /**
   * Sends a request to the mall and returns the content of its answer.
   * @throws Error with the server's message when it refuses.
   */
  send(method: string, path: string, body?: object): Promise<Data> {
    return this.client.send(method, path, body);
  }

  /** Creates a record by the console's own protocol. @throws Error with the server's message when it refuses. */
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

  /** Returns all records of a resource. */
  list(resource: ResourceName): Promise<Data[]> {
    return this.client.rest('GET', resource);
  }
}

/** Returns a car on sale in the merchant's shop. */
export async function aCarOf(login: string): Promise<string> {
  const merchant = await MallApi.signIn(login, 'zh');
  const { shopId } = await merchant.send('GET', '/mall4cloud_multishop/my_shop_detail');
  const page = await merchant.send(
    'GET',
    `/mall4cloud_product/ua/spu/page?pageSize=1&shopId=${String(shopId)}`,
  );
  return (page['list'] as { spuId: string }[])[0]!.spuId;
}
