import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestMall } from '@mall/testing';

export interface Line {
  readonly kind: string;
  readonly proof: {
    readonly cars: number;
    readonly sourceHash: string;
    readonly modelHash: string;
    readonly differing: readonly string[];
    readonly differences: number;
    readonly isRepaired: boolean;
  };
}

/** Runs the command as an operator would. */
export async function prove(
  mall: TestMall,
  ...options: string[]
): Promise<{ code: number; replicas: Line[] }> {
  const command = fileURLToPath(new URL('../dist/bundle/prove-read-model.js', import.meta.url));
  const child = spawn(process.execPath, [command, ...options], {
    env: {
      ...process.env,
      NATS_URL: mall.infrastructure.natsUrl,
      NATS_NKEY: mall.natsAccess('operator').nkey,
      INTERNAL_KEY: mall.infrastructure.secrets.key('INTERNAL_KEY'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const [code] = (await once(child, 'close')) as [number];
  const replicas = said
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return { code, replicas };
}
