import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../../', import.meta.url));

it('a command whose script has no options of its own prints its first comment on --help, and does nothing', () => {
  const args = ['deploy/node.mjs', 'libs/contracts/release/write.mjs', '--help'];
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })).toMatch(/^Records the contracts/);
  expect(
    execFileSync('git', ['status', '--short', 'libs/contracts/release'], { cwd, encoding: 'utf8' }),
  ).toBe('');
});
