import { createServer } from 'node:net';

export interface PortWish {
  readonly port: number;
  readonly purpose: string;
  /** The environment variable that moves it. */
  readonly variable: string;
}

/** Why a port cannot be had, or undefined when it is free. */
function obstacle(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** One sentence for every port that cannot be had, naming the port and the variable that moves it. */
export async function takenPorts(wishes: readonly PortWish[], host: string): Promise<readonly string[]> {
  const found = await Promise.all(
    wishes.map(async ({ port, purpose, variable }) => {
      const code = await obstacle(port, host);
      if (!code) return undefined;
      const reason = code === 'EACCES' ? 'may not be opened by this user' : 'is taken by another program';
      return `Port ${port} (${purpose}) ${reason}. Choose another one with ${variable}.`;
    }),
  );
  return found.filter((sentence) => sentence !== undefined);
}

/** `count` ports that nobody listens on now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
