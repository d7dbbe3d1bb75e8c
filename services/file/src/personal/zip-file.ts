import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Writes a ZIP file to disk, entry after entry, without holding one in memory. */
export class ZipFile {
  private readonly out;
  private readonly zip;
  private failure: Error | undefined;

  constructor(path: string) {
    this.out = createWriteStream(path);
    this.out.on('error', (failure) => (this.failure = failure));
    this.zip = new Zip((failure, chunk) => {
      if (failure) this.failure = failure;
      else this.out.write(chunk);
    });
  }

  /** Adds a text, compressed. */
  async addText(name: string, text: string): Promise<void> {
    const entry = new ZipDeflate(name, { level: 6 });
    this.zip.add(entry);
    entry.push(Buffer.from(text), true);
    await this.drained();
  }

  /** Adds a file as it is: pictures and PDFs are compressed already. */
  async addFile(name: string, content: Readable): Promise<void> {
    const entry = new ZipPassThrough(name);
    this.zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk as Buffer);
      await this.drained();
    }
    entry.push(new Uint8Array(0), true);
    await this.drained();
  }

  async end(): Promise<void> {
    this.zip.end();
    this.out.end();
    await finished(this.out);
    if (this.failure) throw this.failure;
  }

  /** Closes the file without finishing it. */
  abandon(): void {
    this.zip.terminate();
    this.out.destroy();
  }

  private async drained(): Promise<void> {
    if (this.failure) throw this.failure;
    if (this.out.writableNeedDrain) await once(this.out, 'drain');
  }
}
