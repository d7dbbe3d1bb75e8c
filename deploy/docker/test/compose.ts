import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@mall/local-stack';
import { parse } from 'yaml';

export interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string; readonly args: { readonly IMAGE: string } };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export function readCompose(): Compose {
  return parse(readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
}

/** Returns the values that `make-env.mjs` would write into `.env`; with `--demo` for a mall that loads the demo catalogue. */
export function drawnSecrets(...flags: readonly '--demo'[]): Record<string, string> {
  const script = join(repositoryRoot, 'deploy', 'docker', 'make-env.mjs');
  const lines = execFileSync(process.execPath, [script, ...flags], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return Object.fromEntries(lines.map((line) => [line.split('=')[0]!, line.slice(line.indexOf('=') + 1)]));
}

/** Substitutes variables in a value as Compose does; throws where Compose would refuse. */
export function filledIn(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const known = variables[name];
    if (known) return known;
    if (kind === '-') return rest;
    throw new Error(`${name} is not set: ${rest}`);
  });
}
