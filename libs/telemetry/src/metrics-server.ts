import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exposition, measureProcess } from './metrics.js';

/**
 * Serves `GET /metrics` on a port of its own, so that no proxy in front of a service's public port can reach it. It has no
 * authentication: the port is for the operators' network only.
 */
export class MetricsServer {
  private constructor(private readonly server: Server) {}

  /** Serves the metrics at `/metrics`. Port 0 selects a free port. */
  static async listen(host: string, port: number): Promise<MetricsServer> {
    measureProcess();
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
        return void response
          .writeHead(404, { 'content-type': 'text/plain' })
          .end('There is only GET /metrics.\n');
      exposition().then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        (failure: unknown) =>
          response.writeHead(500, { 'content-type': 'text/plain' }).end(`Not readable: ${String(failure)}\n`),
      );
    });
    server.requestTimeout = 10_000;
    server.listen(port, host);
    await once(server, 'listening');
    return new MetricsServer(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
