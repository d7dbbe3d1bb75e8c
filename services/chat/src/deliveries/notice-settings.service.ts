import { Inject, Injectable } from '@nestjs/common';
import {
  chatErrors,
  FIRST_CHANNELS,
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
import type { NoticeSetting } from '../notices/notice-setting.entity.js';
import { readerOf } from '../sockets/reader.js';
import { CHANNEL_SENDERS, type ChannelSender } from './channel-sender.js';
import type { Contact } from './contact.entity.js';
import { ContactRepository } from './contact.repository.js';
import { PushSettingsService } from './push-settings.service.js';

const DEFAULT_TIME_ZONE = 'Europe/Moscow';

/** Settings of a reader: kinds by channel, hours, the message of the day. */
@Injectable()
export class NoticeSettingsService {
  constructor(
    private readonly contacts: ContactRepository,
    @Inject(CHANNEL_SENDERS) private readonly senders: readonly ChannelSender[],
    private readonly push: PushSettingsService,
  ) {}

  async own(caller: Caller): Promise<NoticeSettingsView> {
    const reader = readerOf(caller);
    const [chosen, row, contacts] = await Promise.all([
      this.contacts.settingsOf(reader),
      this.contacts.reader(reader),
      this.contacts.all(reader),
    ]);
    const ways = NOTICE_CHANNELS.map((channel) => ({
      channel,
      isAvailable: this.isAvailable(channel),
      contact: contactView(contacts.find((one) => one.channel === channel)),
      onFor: NOTICE_KINDS.filter((kind) => isOn(chosen, kind, channel)),
    }));
    const first = FIRST_CHANNELS.map((channel) => ways.find((way) => way.channel === channel)!);
    return {
      ways,
      pushKey: this.push.publicKey,
      channels: FIRST_CHANNELS.map((channel, at) => ({ channel, isAvailable: first[at]!.isAvailable })),
      settings: NOTICE_KINDS.flatMap((kind) =>
        FIRST_CHANNELS.map((channel, at) => ({ kind, channel, isOn: first[at]!.onFor.includes(kind) })),
      ),
      email: ways.find(({ channel }) => channel === 'email')!.contact,
      timeZone: row?.timeZone ?? DEFAULT_TIME_ZONE,
      quietFrom: row?.quietFrom ?? null,
      quietTo: row?.quietTo ?? null,
      digestHour: row?.digestHour ?? null,
    };
  }

  async set(request: NoticeSettingDto, caller: Caller): Promise<void> {
    await this.contacts.set({ reader: readerOf(caller), ...request });
  }

  /** Sets the time zone and the quiet hours. @throws chatErrors.unknownTimeZone, quietHoursIncomplete */
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

/** Whether a kind is on; without a choice of the reader, the contracts' table decides. */
function isOn(chosen: readonly NoticeSetting[], kind: NoticeKind, channel: NoticeChannel): boolean {
  const onFor: readonly NoticeKind[] = noticeChannels[channel].onFor;
  return chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? onFor.includes(kind);
}

const contactView = (contact: Contact | undefined): NoticeContactView | null =>
  contact
    ? {
        address: contact.address,
        isVerified: contact.verifiedAt !== null,
        disabledTime: contact.disabledAt?.toISOString() ?? null,
        disabledReason: contact.disabledReason,
      }
    : null;
