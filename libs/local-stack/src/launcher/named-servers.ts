import { connect } from 'node:net';
import type { Settings } from './settings.js';

const TIMEOUT_MS = 5_000;
const DEFAULT_PORTS: ReadonlyMap<string, number> = new Map([
  ['postgres:', 5432],
  ['postgresql:', 5432],
  ['nats:', 4222],
  ['tls:', 4222],
  ['s3:', 80],
  ['s3s:', 443],
]);

/** Returns a sentence for each server named by the environment that does not respond: services would wait for it silently. */
export async function silentServers({ external }: Pick<Settings, 'external'>): Promise<readonly string[]> {
  const named = [
    ['DATABASE_URL', external.databaseUrl],
    ['NATS_URL', external.natsUrl],
    ['STORAGE_URL', external.storageUrl],
  ] as const;
  const found = await Promise.all(
    named.map(async ([variable, urls]) => {
      const reasons = await Promise.all((urls?.split(',') ?? []).map((url) => obstacle(url)));
      // One reachable server out of several is enough.
      const [reason] = reasons;
      return reason && reasons.every(Boolean) ? `${variable}: ${reason}.` : undefined;
    }),
  );
  return found.filter((sentence) => sentence !== undefined);
}

/** Returns why no connection is possible; `undefined` when one is, or when the URL has no network address. */
function obstacle(text: string): Promise<string | undefined> | string | undefined {
  if (!URL.canParse(text)) return `"${text.replace(/\/\/[^@]*@/, '//…@')}" is no address`;
  const url = new URL(text);
  const port = Number(url.port) || DEFAULT_PORTS.get(url.protocol);
  if (!port || !url.hostname || url.searchParams.has('host')) return undefined;
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port });
    const end = (reason?: string): void => {
      socket.destroy();
      resolve(reason && `nothing answers at ${url.hostname}:${port} (${reason})`);
    };
    socket.setTimeout(TIMEOUT_MS, () => end('no answer in 5 s'));
    socket.once('connect', () => end());
    socket.once('error', (failure: NodeJS.ErrnoException) => end(failure.code ?? failure.message));
  });
}
