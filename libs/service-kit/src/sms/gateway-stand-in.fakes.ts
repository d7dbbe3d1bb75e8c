import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface GatewayRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: URLSearchParams;
}

/** The stand-in's reaction to the next request: an answer, silence until the client times out, or a closed connection. */
export type Reply = { readonly status?: number; readonly text: string } | 'silence' | 'hang up';

/** Timeout in tests: long enough for an answer on a busy machine; a test of silence waits for it. */
export const TIMEOUT_MS = 2_000;

/** An HTTP server in place of a gateway: it records requests and sends the given replies. */
export class GatewayStandIn {
  readonly requests: GatewayRequest[] = [];
  /** Replies in the order of requests; the last one is repeated. */
  replies: Reply[] = [];
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname, searchParams } = new URL(request.url!, 'http://gateway');
    const body = new URLSearchParams(text);
    this.requests.push({ path: pathname, query: searchParams, headers: request.headers, body });
    const reply = this.replies.length > 1 ? this.replies.shift()! : this.replies[0]!;
    if (reply === 'silence') return;
    if (reply === 'hang up') return void response.destroy();
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(reply.text);
  }
}

export const json = (body: object, status = 200): Reply => ({ status, text: JSON.stringify(body) });
