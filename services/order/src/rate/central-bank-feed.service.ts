import { Injectable, Logger } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { config } from '../config.js';
import { CentralBankFileService } from './central-bank-file.service.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { FeedTrouble, writeTrouble } from './feed-trouble.js';
import { readValCurs } from './val-curs.js';

/** Maximum size; the file has some sixty currencies and 20 KB. */
const MOST_BYTES = 1_000_000;
const EVERY_MINUTES = 30;

/** Fetches the central bank's daily file. After a failure the last valid file stays in use; its age is shown. */
@Injectable()
export class CentralBankFeedService {
  private readonly logger = new Logger(CentralBankFeedService.name);

  constructor(
    private readonly rates: CentralBankRepository,
    private readonly files: CentralBankFileService,
  ) {}

  get isOn(): boolean {
    return config.CENTRAL_BANK_URL !== undefined;
  }

  @Every(60_000)
  async fetchWhenDue(): Promise<void> {
    if (this.isOn && (await this.rates.isDue(EVERY_MINUTES))) await this.fetch();
  }

  /** Fetches the file. Never throws for failures of the bank: they are stored beside the rates. */
  async fetch(): Promise<void> {
    try {
      const isKept = await this.files.keep(readValCurs(await this.download(config.CENTRAL_BANK_URL!)));
      if (!isKept) throw new FeedTrouble('older', 'the file is older than the one at hand');
    } catch (failure) {
      this.logger.warn(`The central bank's rates were not fetched: ${String(failure)}`);
      await this.rates.noteFailure(writeTrouble(failure));
    }
  }

  private async download(url: string): Promise<Uint8Array> {
    const response = await fetch(url, { signal: AbortSignal.timeout(config.CENTRAL_BANK_TIMEOUT_MS) });
    if (!response.ok || !response.body)
      throw new FeedTrouble('refused', `the bank answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new Error('the file is far too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}
