import { Injectable } from '@nestjs/common';
import { fileErrors } from '@mall/contracts/file';
import { log } from '@mall/service-kit';
import { scan, type ClamdAddress } from './clamd.js';

export interface ScannerSettings {
  /** Without one, files are not scanned. */
  readonly address: ClamdAddress | undefined;
  /** Treatment of files while the scanner is away. */
  readonly whenAway: 'refuse' | 'accept';
  readonly silenceMs: number;
}

/** Scans received files for viruses before anything else reads them. */
@Injectable()
export class VirusScannerService {
  constructor(private readonly settings: ScannerSettings) {}

  /**
   * Scans a file for viruses, if a scanner is set.
   * @throws fileErrors.infected, and scannerAway when it does not answer and such files are refused.
   */
  async check(path: string): Promise<void> {
    const { address, whenAway, silenceMs } = this.settings;
    if (!address) return;
    const found = await scan(path, address, silenceMs).catch((failure: unknown) => {
      log.error({ err: failure, whenAway }, 'A file could not be scanned for viruses.');
      if (whenAway === 'refuse') throw fileErrors.scannerAway();
      return undefined;
    });
    if (found !== undefined) throw fileErrors.infected({ name: found });
  }
}
