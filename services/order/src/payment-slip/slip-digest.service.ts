import { Injectable } from '@nestjs/common';
import { orderCalls } from '@mall/contracts/services/order';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { digestsOf, type FileLink } from '../order/private-files.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';

const BATCH = 200;

/** Identifies files of slips by their content, so that one file does not prove two transfers. */
@Injectable()
export class SlipDigestService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /** Returns the SHA-256 of each file that the file service knows. */
  of(files: readonly FileLink[]): Promise<string[]> {
    return digestsOf(this.files, files);
  }

  /** Stores the digests of a slip that an older release accepted. */
  async ensure(voucherId: string): Promise<void> {
    const slip = await this.slips.find(voucherId);
    if (slip && slip.fileDigests === null) await this.slips.keepDigests(voucherId, await this.of(slip.files));
  }

  /** Stores the digests of all such slips, a batch at a time. */
  async fillIn(): Promise<void> {
    for (const { voucherId, files } of await this.slips.withoutDigests(BATCH))
      await this.slips.keepDigests(voucherId, await this.of(files));
  }
}
