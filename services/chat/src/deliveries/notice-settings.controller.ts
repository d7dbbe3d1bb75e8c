import { Controller } from '@nestjs/common';
import {
  chatNoticeSettingsApi,
  type NoticeBrowserDto,
  type NoticeBrowserRefDto,
  type NoticeEmailCodeDto,
  type NoticeEmailDto,
  type NoticeHoursDto,
  type NoticeMobileCodeDto,
  type NoticeMobileDto,
  type NoticeSettingDto,
  type UnsubscribeDto,
} from '@mall/contracts/chat';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ContactService } from './contact.service.js';
import { PushSettingsService } from './push-settings.service.js';
import { NoticeSettingsService } from './notice-settings.service.js';

@Controller()
export class NoticeSettingsController implements HandlersOf<typeof chatNoticeSettingsApi> {
  constructor(
    private readonly settings: NoticeSettingsService,
    private readonly contacts: ContactService,
    private readonly push: PushSettingsService,
  ) {}

  @Handles(chatNoticeSettingsApi.own)
  own(_: Empty, caller: Caller) {
    return this.settings.own(caller);
  }

  @Handles(chatNoticeSettingsApi.set)
  set(request: NoticeSettingDto, caller: Caller) {
    return this.settings.set(request, caller);
  }

  @Handles(chatNoticeSettingsApi.setHours)
  setHours(request: NoticeHoursDto, caller: Caller) {
    return this.settings.setHours(request, caller);
  }

  @Handles(chatNoticeSettingsApi.setEmail)
  setEmail({ address }: NoticeEmailDto, caller: Caller) {
    return this.contacts.setEmail(address, caller);
  }

  @Handles(chatNoticeSettingsApi.verifyEmail)
  verifyEmail({ code }: NoticeEmailCodeDto, caller: Caller) {
    return this.contacts.verify('email', code, caller);
  }

  @Handles(chatNoticeSettingsApi.removeEmail)
  removeEmail(_: Empty, caller: Caller) {
    return this.contacts.remove('email', caller);
  }

  @Handles(chatNoticeSettingsApi.setMobile)
  setMobile({ mobile }: NoticeMobileDto, caller: Caller) {
    return this.contacts.setMobile(mobile, caller);
  }

  @Handles(chatNoticeSettingsApi.verifyMobile)
  verifyMobile({ code }: NoticeMobileCodeDto, caller: Caller) {
    return this.contacts.verify('sms', code, caller);
  }

  @Handles(chatNoticeSettingsApi.removeMobile)
  removeMobile(_: Empty, caller: Caller) {
    return this.contacts.remove('sms', caller);
  }

  @Handles(chatNoticeSettingsApi.addBrowser)
  addBrowser(request: NoticeBrowserDto, caller: Caller) {
    return this.push.add(request, caller);
  }

  @Handles(chatNoticeSettingsApi.removeBrowser)
  removeBrowser({ endpoint }: NoticeBrowserRefDto, caller: Caller) {
    return this.push.remove(endpoint, caller);
  }

  @Handles(chatNoticeSettingsApi.unsubscribe)
  unsubscribe(request: UnsubscribeDto) {
    return this.contacts.unsubscribe(request);
  }
}
