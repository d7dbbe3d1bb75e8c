export interface GatewayRequest {
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly path: string;
  readonly body?: object | FormData | undefined;
  /** An access token. */
  readonly token?: string | undefined;
  /** `rus`, `zh` or `en`. */
  readonly locale?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request to a gateway as a browser does; a body that is no form is sent as JSON. */
export function askGateway(
  url: string,
  { method, path, body, token, locale, signal }: GatewayRequest,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(locale ? { locale } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
}

interface Envelope<T> {
  readonly code: string | number;
  readonly msg?: string;
  readonly data: T;
}

/** Somebody who uses the mall by its HTTP interface: for the demo, tests and measurements. */
export class GatewayClient {
  /** The access token after a sign-in. */
  token: string | undefined;

  constructor(
    private readonly url: string,
    /** `rus`, `zh` or `en`. */
    private readonly locale?: string,
  ) {}

  /** Signs in with a password. @param sysType 0 at the shop, 2 at the console @throws Error with the server's message */
  async signIn(principal: string, credentials: string, sysType: 0 | 2 = 0): Promise<this> {
    const body = { principal, credentials, sysType };
    const pair = await this.send<{ access_token: string }>('POST', '/mall4cloud_auth/ua/login', body);
    this.token = pair.access_token;
    return this;
  }

  /** The answer as it comes. */
  ask(method: string, path: string, body?: object): Promise<Response> {
    return askGateway(this.url, { method, path, body, token: this.token, locale: this.locale });
  }

  /** The data of an answer in an envelope. @throws Error with the server's message when it refuses */
  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await this.ask(method, path, body);
    const { code, msg, data } = (await response.json()) as Envelope<T>;
    if (response.ok && (code === '00000' || code === 0)) return data;
    throw new Error(`${method} ${path}: ${response.status} ${msg ?? ''}`);
  }

  /** A record, or several, as the console's own protocol has them. @throws Error with the server's message when it refuses */
  async rest<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await this.ask(method, `/rest/${path}`, body);
    if (response.ok) return (await response.json()) as T;
    const { message } = (await response.json()) as { message?: string };
    throw new Error(`${method} ${path}: ${response.status} ${message ?? ''}`);
  }

  /** Uploads a file and returns its URL. @param purpose what it is for; decides who may see it */
  async upload(bytes: Uint8Array, name: string, type: string, purpose: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
    const path = `/mall4cloud_biz/oss/upload_minio?purpose=${purpose}`;
    return (await this.send<{ url: string }>('POST', path, form)).url;
  }
}
