import { Inject, Injectable } from '@nestjs/common';
import {
  chatErrors,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  noticeChannels,
  type NoticeChannel,
  type NoticeContactView,
  type NoticeHoursDto,
  type NoticeKind,
  type NoticeSettingDto,
  type NoticeSettingsView,
} from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { readerOf } from '../sockets/reader.js';
import { CHANNEL_SENDERS, type ChannelSender } from './channel-sender.js';
import type { Contact } from './contact.entity.js';
import { ContactRepository } from './contact.repository.js';

const DEFAULT_TIME_ZONE = 'Europe/Moscow';

/** What a reader chose: kinds by channel, hours, the message of the day. */
@Injectable()
export class NoticeSettingsService {
  constructor(
    private readonly contacts: ContactRepository,
    @Inject(CHANNEL_SENDERS) private readonly senders: readonly ChannelSender[],
  ) {}

  async own(caller: Caller): Promise<NoticeSettingsView> {
    const reader = readerOf(caller);
    const [chosen, row, email] = await Promise.all([
      this.contacts.settingsOf(reader),
      this.contacts.reader(reader),
      this.contacts.find(reader, 'email'),
    ]);
    const isOn = (kind: NoticeKind, channel: NoticeChannel): boolean =>
      chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn ??
      noticeChannels[channel].isOn;
    return {
      channels: NOTICE_CHANNELS.map((channel) => ({ channel, isAvailable: this.isAvailable(channel) })),
      settings: NOTICE_KINDS.flatMap((kind) =>
        NOTICE_CHANNELS.map((channel) => ({ kind, channel, isOn: isOn(kind, channel) })),
      ),
      email: email && contactView(email),
      timeZone: row?.timeZone ?? DEFAULT_TIME_ZONE,
      quietFrom: row?.quietFrom ?? null,
      quietTo: row?.quietTo ?? null,
      digestHour: row?.digestHour ?? null,
    };
  }

  async set(request: NoticeSettingDto, caller: Caller): Promise<void> {
    await this.contacts.set({ reader: readerOf(caller), ...request });
  }

  /** @throws chatErrors.unknownTimeZone, quietHoursIncomplete */
  async setHours(request: NoticeHoursDto, caller: Caller): Promise<void> {
    const { timeZone, quietFrom = null, quietTo = null } = request;
    const isIncomplete = (quietFrom === null) !== (quietTo === null);
    if (isIncomplete || (quietFrom !== null && quietFrom === quietTo))
      throw chatErrors.quietHoursIncomplete();
    if (!(await this.contacts.knowsTimeZone(timeZone))) throw chatErrors.unknownTimeZone();
    await this.contacts.setHours(readerOf(caller), request, caller.locale);
  }

  private isAvailable(channel: NoticeChannel): boolean {
    return channel === 'page' || this.senders.some((one) => one.channel === channel && one.isAvailable);
  }
}

const contactView = ({ address, verifiedAt, disabledAt, disabledReason }: Contact): NoticeContactView => ({
  address,
  isVerified: verifiedAt !== null,
  disabledTime: disabledAt?.toISOString() ?? null,
  disabledReason,
});
