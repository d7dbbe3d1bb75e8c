import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Copies a folder with owners and permissions. Ignores files that vanish meanwhile, because a running server removes some. */
export function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  try {
    execFileSync('cp', ['-a', `${from}/.`, to], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (failure) {
    const said = String((failure as { stderr?: Buffer }).stderr ?? failure);
    const others = said.split('\n').filter((line) => line !== '' && !/No such file|socket/.test(line));
    if (others.length > 0) throw new Error(`The copy of ${from} failed:\n${others.join('\n')}`);
  }
}
