import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, type Provider } from '@nestjs/common';
import { config } from '../config.js';

/** Sends one text message. Port for an SMS gateway. */
export abstract class SmsSender {
  abstract send(mobile: string, message: string): Promise<void>;
}

/** Appends messages to files in a folder, one per number, for development. */
class FolderSmsSender extends SmsSender {
  constructor(private readonly folder: string) {
    super();
  }

  async send(mobile: string, message: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await appendFile(
      join(this.folder, `${mobile.replace(/\D/g, '')}.txt`),
      `${new Date().toISOString()} ${message}\n`,
    );
  }
}

/** Logs an error for every message of an installation without an SMS gateway. */
class MissingSmsSender extends SmsSender {
  private readonly logger = new Logger('SmsSender');

  async send(): Promise<void> {
    this.logger.error('No SMS gateway is configured; a code was not sent. Set SMS_OUTBOX for development.');
  }
}

export const provideSmsSender: Provider = {
  provide: SmsSender,
  useFactory: () => (config.SMS_OUTBOX ? new FolderSmsSender(config.SMS_OUTBOX) : new MissingSmsSender()),
};
