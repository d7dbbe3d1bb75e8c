import { Agent, request } from 'node:http';

export interface Question {
  readonly method?: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** Who asks, as a proxy in front of the gateway would say. */
  readonly address?: string;
}

/** 0 when no answer came. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks one origin over connections that stay open: spends as little as it can, since it shares the cores. */
export class JsonClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });

  constructor(private readonly origin: string) {}

  /** Never rejects. */
  ask({ method = 'GET', path, body, token, address }: Question): Promise<Answer> {
    const sent = body && JSON.stringify(body);
    const headers: Record<string, string | number> = {
      locale: 'rus',
      'tenant-id': '1',
      ...(token ? { authorization: token } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
    };
    return new Promise((resolve) => {
      const options = { method, agent: this.agent, headers, timeout: 30_000 };
      const asked = request(this.origin + path, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        response.on('error', (failure) => resolve({ status: 0, text: String(failure) }));
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer within 30 s')));
      asked.on('error', (failure) => resolve({ status: 0, text: String(failure) }));
      asked.end(sent);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
