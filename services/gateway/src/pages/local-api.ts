import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface LocalAnswer {
  readonly status: number;
  readonly text: string;
  readonly etag: string | undefined;
}

/** Requests to this gateway itself. `fetch` does the same with four times the processor time, and a page makes six of them. */
export class LocalApi {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly origin: string) {}

  /** @param path with query, below the origin */
  async get(path: string, headers: Readonly<Record<string, string>>): Promise<LocalAnswer> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(this.origin + path, { agent: this.agent, headers }, resolve).on('error', reject);
    });
    return { status: answer.statusCode!, text: await text(answer), etag: answer.headers.etag };
  }
}
