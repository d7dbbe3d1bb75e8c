import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder, type TemporaryFolder } from '../process/temporary-folder.js';
import { Mall, type Voice } from './mall.js';
import { temporarySettings } from './settings.js';

/**
 * A whole mall for one test run: free ports, a temporary folder, the demo catalogue, and an unused port as address of the central
 * bank's file, on which a test may listen.
 */
export class TemporaryMall {
  private constructor(
    private readonly mall: Mall,
    private readonly folder: TemporaryFolder,
    private readonly centralBankUrl: string,
  ) {}

  static async start(voice: Voice, signal?: AbortSignal): Promise<TemporaryMall> {
    const folder = await temporaryFolder('mall-e2e-');
    // Occupies the bank's port until the mall has chosen its own ports.
    const bank = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
    try {
      await once(bank, 'listening');
      const centralBankUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.asp`;
      const settings = { ...(await temporarySettings(folder.dir, true)), centralBankUrl };
      return new TemporaryMall(await Mall.start(settings, voice, signal), folder, centralBankUrl);
    } catch (failure) {
      await folder.remove();
      throw failure;
    } finally {
      bank.closeAllConnections();
      bank.close();
    }
  }

  get url(): string {
    return this.mall.url;
  }

  /** Returns the variables by which browser tests find this mall and its servers. */
  get variables(): Readonly<Record<string, string>> {
    return {
      MALL_E2E_URL: this.mall.url,
      MALL_E2E_DATA_DIR: this.mall.dataDir,
      MALL_E2E_CENTRAL_BANK_URL: this.centralBankUrl,
    };
  }

  async stop(): Promise<void> {
    await this.mall.stop();
    await this.folder.remove();
  }
}
