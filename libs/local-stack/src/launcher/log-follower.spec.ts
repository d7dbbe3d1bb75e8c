import { appendFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFollower } from './log-follower.js';

describe('a follower of logs', () => {
  const dir = mkdtempSync(join(tmpdir(), 'log-follower-'));
  const file = join(dir, 'order.log');
  afterAll(() => rmSync(dir, { recursive: true }));

  it('reads a log from its beginning again after it was emptied', () => {
    appendFileSync(file, 'earlier lines that are not shown\n');
    const seen: string[] = [];
    const follower = new LogFollower(new Map([['order', file]]), (_, lines) => seen.push(...lines), 600_000);
    appendFileSync(file, 'one\n');
    follower.look();
    truncateSync(file);
    appendFileSync(file, 'two\nthree\n');
    follower.stop();
    expect(seen).toEqual(['one', 'two', 'three']);
  });
});
