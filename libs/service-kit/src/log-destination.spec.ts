import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logDestination } from './log-destination.js';

/** A device of Linux on which each write fails as on a full disk. */
const FULL = '/dev/full';
const onLinux = existsSync(FULL) ? it : it.skip;

describe('a log on a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  onLinux('fails nobody who logs, and loses no line', () => {
    const log = logDestination(FULL);
    for (const line of ['first', 'second']) log.write(`${line}\n`);
    const file = join(folder, 'log');
    log.reopen(file);
    log.write('third\n');
    expect(readFileSync(file, 'utf8')).toBe('first\nsecond\nthird\n');
  });

  onLinux('keeps a bounded number of lines in memory', () => {
    const log = logDestination(FULL);
    let dropped = 0;
    log.on('drop', () => (dropped += 1));
    for (let line = 0; line < 200; line += 1) log.write('x'.repeat(10_000));
    expect(dropped).toBe(100);
  });
});
