import { cfb } from '@noble/ciphers/aes.js';

const JSON_TYPE = 'application/json';

/** Encrypts request bodies and parameters and decrypts answers in the format of the gateway. Prescribed. */
class EncryptedWire {
  private readonly key: Uint8Array;

  constructor(key: string) {
    this.key = new TextEncoder().encode(key);
  }

  encrypt(text: string): string {
    const bytes = cfb(this.key, this.key).encrypt(new TextEncoder().encode(text));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }

  decrypt(base64: string): string {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(cfb(this.key, this.key).decrypt(bytes));
  }

  /** Returns the URL with each parameter encrypted separately. */
  address(url: string): string {
    const [path = '', query] = url.split('?', 2);
    if (!query) return url;
    const encrypted = [...new URLSearchParams(query)].map(([name, value]) => [name, this.encrypt(value)]);
    return `${path}?${new URLSearchParams(encrypted).toString()}`;
  }

  async opened(response: Response): Promise<Response> {
    const text = await response.text();
    const { encryption } = asObject(text);
    const { status, headers } = response;
    return new Response(typeof encryption === 'string' ? this.decrypt(encryption) : text, {
      status,
      headers,
    });
  }
}

function asObject(text: string): { readonly encryption?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Returns a `fetch` for clients of a gateway with this key of sixteen characters. Forms are sent unencrypted and marked. */
export function encryptedFetch(key: string, send: typeof fetch): typeof fetch {
  const wire = new EncryptedWire(key);
  return async (address, init = {}) => {
    const headers = new Headers(init.headers);
    const { body } = init;
    const isPlain = body != null && !headers.get('Content-Type')?.startsWith(JSON_TYPE);
    headers.set('Enc-Flag', String(!isPlain));
    if (isPlain) return send(address, { ...init, headers });
    const sealed = body != null && JSON.stringify({ encryption: wire.encrypt(body as string) });
    const request = { ...init, headers, ...(sealed && { body: sealed }) };
    return wire.opened(await send(wire.address(String(address)), request));
  };
}
