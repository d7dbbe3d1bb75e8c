import { createServer } from 'node:net';

export interface PortWish {
  readonly port: number;
  readonly purpose: string;
  /** The environment variable that sets the port. */
  readonly variable: string;
  /** The listening address; loopback by default. */
  readonly host?: string;
}

/** Returns why a port cannot be used, or undefined when it is free. */
function obstacle(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Returns one sentence for every port that cannot be used, with the port and the variable that changes it. */
export async function takenPorts(wishes: readonly PortWish[]): Promise<readonly string[]> {
  const found = await Promise.all(
    wishes.map(async ({ port, purpose, variable, host = '127.0.0.1' }) => {
      const code = await obstacle(port, host);
      if (!code) return undefined;
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        return `${host} (${purpose}) is no address of this machine. Choose another one with MALL_HOST.`;
      const reason = code === 'EACCES' ? 'may not be opened by this user' : 'is taken by another program';
      return `Port ${port} (${purpose}) ${reason}. Choose another one with ${variable}.`;
    }),
  );
  return found.filter((sentence) => sentence !== undefined);
}

/**
 * Free ports are chosen below the range of outgoing connections, which could take a port between its choice and its use. Each
 * process chooses from a block of its own, because others choose at the same time.
 */
const FIRST = 10_000;
const BLOCKS = 100;
const BLOCK = 200;

const block = FIRST + (process.pid % BLOCKS) * BLOCK;
let next = 0;

/** Returns `count` different ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const free: number[] = [];
  for (let looked = 0; free.length < count; looked += 1) {
    if (looked === BLOCK) throw new Error(`There are no ${count} free ports from ${block} on.`);
    const port = block + (next++ % BLOCK);
    if (!(await obstacle(port, '127.0.0.1'))) free.push(port);
  }
  return free;
}
