import { Inject, Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { StaffRightService } from '../sockets/staff-right.service.js';
import type { Reader } from '../sockets/reader.js';
import { CHANNEL_SENDERS, type ChannelSender } from './channel-sender.js';
import { FanOutRepository } from './fan-out.repository.js';

/** Turns notices into deliveries: for the people whom they concern, as those people chose. */
@Injectable()
export class FanOutService {
  constructor(
    private readonly notices: FanOutRepository,
    @Inject(StaffRightService) private readonly rights: Pick<StaffRightService, 'of'>,
    @Inject(CHANNEL_SENDERS) private readonly senders: readonly ChannelSender[],
  ) {}

  @Every(1_000)
  async fanOut(): Promise<void> {
    if (!(await this.notices.hasWork())) return;
    const channels = this.senders.filter(({ isAvailable }) => isAvailable).map(({ channel }) => channel);
    const holders = await this.holdersOfRights(channels);
    while ((await this.notices.spread(channels, (recipient) => readersOf(recipient, holders))) > 0);
  }

  /** Returns staff with an address, by each right that they hold now. */
  private async holdersOfRights(
    channels: readonly ChannelSender['channel'][],
  ): Promise<ReadonlyMap<string, readonly Reader[]>> {
    const holders = new Map<string, Reader[]>();
    for (const reader of await this.notices.staffWithAddress(channels)) {
      for (const right of await this.rights.of(reader.slice('staff:'.length)))
        holders.set(right, [...(holders.get(right) ?? []), reader]);
    }
    return holders;
  }
}

/**
 * Returns the readers of a recipient. The merchants of a shop find its notices only in their list: chat does not know
 * who they are.
 */
function readersOf(recipient: string, holders: ReadonlyMap<string, readonly Reader[]>): readonly Reader[] {
  if (recipient.startsWith('right:')) return holders.get(recipient.slice('right:'.length)) ?? [];
  return recipient.startsWith('shop:') ? [] : [recipient as Reader];
}
