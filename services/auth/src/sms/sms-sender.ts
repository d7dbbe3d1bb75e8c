import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, type Provider } from '@nestjs/common';
import { config } from '../config.js';

/** Sends one text message. The port behind which an SMS gateway stands in production. */
export abstract class SmsSender {
  abstract send(mobile: string, message: string): Promise<void>;
}

/** Writes messages into a folder, one file a number, where a developer reads the codes. */
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

/** Installations without a gateway say so in the log instead of pretending to have sent something. */
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
