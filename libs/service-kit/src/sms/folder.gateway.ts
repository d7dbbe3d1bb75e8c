import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms, SmsGateway, SmsOutcome } from './sms-gateway.js';

/** Appends messages to files in a folder, one file for each number, for development. */
export class FolderGateway implements SmsGateway {
  constructor(private readonly folder: string) {}

  reaches(): boolean {
    return true;
  }

  async send({ mobile, text }: Sms): Promise<SmsOutcome> {
    const file = join(this.folder, `${mobile.replace(/\D/g, '')}.txt`);
    try {
      await mkdir(this.folder, { recursive: true });
      await appendFile(file, `${new Date().toISOString()} ${text}\n`);
      return { kind: 'sent' };
    } catch (failure) {
      return { kind: 'later', reason: String(failure) };
    }
  }

  async wasTaken(): Promise<boolean> {
    return false;
  }
}
