import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);

/** Files that run before Node 24 is available, and their tests. */
const LAUNCHER = /^libs\/local-stack\/|^deploy\/(node|local\/doctor)\.mjs$/;
const OLD_NODE = /Node(\.js)? (v?1\d|20|22)\b/;

it('mentions no Node version that is not used any more', () => {
  const files = listed
    .trim()
    .split('\n')
    .filter((file) => !LAUNCHER.test(file));
  const stale = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (OLD_NODE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(stale).toEqual([]);
});
