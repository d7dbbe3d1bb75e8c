import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { config } from '../config.js';

const LOOK_MS = 25;

/**
 * Drains connections before the server closes: for `DRAIN_TIMEOUT_MS` each answer closes its connection. Fastify would
 * close idle connections at once, and a request that is on its way over one of them would be lost.
 */
@Injectable()
export class ConnectionDrainingService implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): Promise<void> {
    return drainConnections(this.host.httpAdapter.getHttpServer() as Server, config.DRAIN_TIMEOUT_MS);
  }
}

/** Resolves after `drainTimeoutMs`, or when no client is connected any more. */
export async function drainConnections(server: Server, drainTimeoutMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const until = Date.now() + drainTimeoutMs;
  while (Date.now() < until && (await connectionsOf(server)) > 0) await sleep(LOOK_MS);
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((failure, count) => (failure ? reject(failure) : resolve(count))),
  );
