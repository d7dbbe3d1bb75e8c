import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { newRun } from '../names.js';
import type { Entry, Store } from '../store/store.js';
import { copyFiles } from './copy-files.js';

/** Files that exist only while they are read; counts how many are listed ahead of their copies, and open at once. */
class CountedFiles implements Store {
  readonly title = 'counted files';
  listed = 0;
  private isOpen = 0;
  mostOpen = 0;

  constructor(private readonly count: number) {}

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  async *list(): AsyncIterable<Entry> {
    await Promise.resolve();
    for (let number = 0; number < this.count; number += 1) {
      this.listed += 1;
      yield { name: `2026/11/21/${number}.pdf`, sizeBytes: 5, version: 'v1' };
    }
  }

  existing(names: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(names));
  }

  open(): Promise<Readable> {
    this.isOpen += 1;
    this.mostOpen = Math.max(this.mostOpen, this.isOpen);
    const content = Readable.from([Buffer.from('files')], { objectMode: false });
    content.once('close', () => (this.isOpen -= 1));
    return Promise.resolve(content);
  }

  put(): Promise<void> {
    throw new Error('The files of the mall are only read.');
  }
}

/** Takes everything and keeps the names alone. */
class NamesOnly implements Store {
  readonly title = 'names';
  readonly names = new Set<string>();
  mostAhead = 0;

  constructor(private readonly source: CountedFiles) {}

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  async *list(): AsyncIterable<Entry> {
    await Promise.resolve();
  }

  existing(names: readonly string[]): Promise<ReadonlySet<string>> {
    this.mostAhead = Math.max(this.mostAhead, this.source.listed - this.names.size);
    return Promise.resolve(new Set(names.filter((name) => this.names.has(name))));
  }

  open(): Promise<Readable> {
    throw new Error('A key that writes cannot read.');
  }

  async put(name: string, content: Readable): Promise<void> {
    await buffer(content);
    this.names.add(name);
  }
}

it('copies the files of several pages with four open, and one page of names in memory', async () => {
  const files = new CountedFiles(1_200);
  const backups = new NamesOnly(files);
  const recipients = [await identityToRecipient(await generateX25519Identity())];
  let lines = 0;
  const options = { files: { public: new CountedFiles(0), private: files }, backups, recipients };
  const run = newRun(new Date('2026-11-30T03:00:00Z'));
  const write = (): Promise<void> => Promise.resolve(void (lines += 1));
  expect(await copyFiles(options, run, write)).toEqual({ listed: 1_200, copied: 1_200 });
  expect([lines, backups.names.size]).toEqual([1_200, 1_200]);
  expect(files.mostOpen).toBeLessThanOrEqual(4);
  expect(backups.mostAhead).toBeLessThanOrEqual(500);
});
