import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { productCalls } from '@mall/contracts/services/product';
import { Every } from '@mall/service-kit';
import { NamedVinService } from './named-vin.service.js';

const PAGE = 500;

/**
 * Asks the order service once after each start for the VINs that it knows. Their events came before this service kept them, or
 * after the backup from which its database was restored.
 */
@Injectable()
export class NamedVinTimer {
  private isDone = false;
  private after: string | undefined;

  constructor(
    private readonly named: NamedVinService,
    @InjectClient(productCalls.documents) private readonly documents: ClientOf<typeof productCalls.documents>,
  ) {}

  @Every(10_000)
  async catchUp(): Promise<void> {
    while (!this.isDone) {
      const orders = await this.documents.namedVins({ after: this.after, size: PAGE });
      await this.named.storeUnknown(orders);
      this.after = orders.at(-1)?.orderId ?? this.after;
      this.isDone = orders.length < PAGE;
    }
  }
}
