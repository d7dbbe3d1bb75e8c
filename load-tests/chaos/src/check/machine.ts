import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@mall/local-stack';

export interface Step {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
}

/**
 * Parses the state machine of orders from the diagram in the README of the order service. A test of that service proves that
 * diagram and state machine agree.
 */
export function readMachine(
  readme: string = readFileSync(join(repositoryRoot, 'services', 'order', 'README.md'), 'utf8'),
): Step[] {
  const diagram = /## States[^]*?```mermaid\n([^]*?)```/.exec(readme)?.[1] ?? '';
  const codes = new Map<string, number>();
  for (const [, state, code] of diagram.matchAll(/^\s*(\w+): .*\((\d+)\)$/gm))
    codes.set(state!, Number(code));
  const steps = [...diagram.matchAll(/^\s*(\S+) --> (\w+): (\w+) by/gm)].map(([, from, to, action]) => ({
    action: action!,
    from: from === '[*]' ? null : (codes.get(from!) ?? -1),
    to: codes.get(to!) ?? -1,
  }));
  if (codes.size === 0 || steps.length === 0)
    throw new Error('The README of the order service has no diagram of states.');
  return steps;
}
