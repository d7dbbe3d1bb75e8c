import { anyone, defineApi, Empty, nothing, signedIn } from '../define/index.js';
import { chatErrors } from './chat.errors.js';
import {
  NoticeEmailCodeDto,
  NoticeEmailDto,
  NoticeHoursDto,
  NoticeMobileCodeDto,
  NoticeMobileDto,
  NoticeSettingDto,
  UnsubscribeDto,
} from './notice-settings.dto.js';
import { NoticeSettingsView } from './notice-settings.views.js';

/** What reaches a reader of notices, when, and where. */
export const chatNoticeSettingsApi = defineApi('chat.noticeSettings', {
  own: {
    http: 'GET /mall4cloud_chat/a/notice/settings',
    request: Empty,
    response: NoticeSettingsView,
    access: signedIn(),
    family: 'mall',
    summary: 'Which kinds of notices reach you on which channel, at what hours, and your addresses.',
  },
  set: {
    http: 'PUT /mall4cloud_chat/a/notice/settings',
    request: NoticeSettingDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    summary: 'Switch a kind of notices on or off on one channel.',
  },
  setHours: {
    http: 'PUT /mall4cloud_chat/a/notice/hours',
    request: NoticeHoursDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [chatErrors.unknownTimeZone, chatErrors.quietHoursIncomplete],
    summary:
      'Choose hours in which nothing is sent, and whether notices are collected into one message a day.',
  },
  setEmail: {
    http: 'PUT /mall4cloud_chat/a/notice/email',
    request: NoticeEmailDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [chatErrors.mailUnavailable, chatErrors.mailRefused, chatErrors.codeTooSoon],
    summary: 'Send a code to an e-mail address; it becomes yours when you enter the code.',
  },
  verifyEmail: {
    http: 'POST /mall4cloud_chat/a/notice/email/verify',
    request: NoticeEmailCodeDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [chatErrors.wrongMailCode],
    summary: 'Enter the code that was sent to your e-mail address.',
  },
  removeEmail: {
    http: 'DELETE /mall4cloud_chat/a/notice/email',
    request: Empty,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    summary: 'Forget your e-mail address; nothing is sent to it any more.',
  },
  setMobile: {
    http: 'PUT /mall4cloud_chat/a/notice/mobile',
    request: NoticeMobileDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [chatErrors.smsUnavailable, chatErrors.smsRefused, chatErrors.codeTooSoon],
    summary: 'Send a code to a phone; its number becomes yours for notices when you enter the code.',
  },
  verifyMobile: {
    http: 'POST /mall4cloud_chat/a/notice/mobile/verify',
    request: NoticeMobileCodeDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [chatErrors.wrongMailCode],
    summary: 'Enter the code that was sent to your phone.',
  },
  removeMobile: {
    http: 'DELETE /mall4cloud_chat/a/notice/mobile',
    request: Empty,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    summary: 'Forget your number for notices; none is sent to it any more.',
  },
  unsubscribe: {
    http: 'POST /mall4cloud_chat/ua/notice/unsubscribe',
    request: UnsubscribeDto,
    response: nothing,
    access: anyone(),
    family: 'mall',
    errors: [chatErrors.wrongUnsubscribeLink],
    summary:
      'Switch a kind of e-mails or text messages off by the signed link of one of them, without signing in.',
  },
});
