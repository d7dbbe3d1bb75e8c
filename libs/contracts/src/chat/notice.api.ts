import { defineApi, Empty, mallPageOf, nothing, signedIn } from '../define/index.js';
import { chatErrors } from './chat.errors.js';
import { NoticePageDto, NoticeRefDto, ReadAllNoticesDto } from './notice.dto.js';
import { NoticeCountView, NoticeView } from './notice.views.js';

/** The highest count of unread notices; more are shown as "99+". */
export const UNREAD_COUNT_MAX = 100;

/** The notices of whoever is signed in: buyers, merchants and staff read their own, staff those of their rights too. */
export const chatNoticeApi = defineApi('chat.notice', {
  page: {
    http: 'GET /mall4cloud_chat/a/notice/page',
    request: NoticePageDto,
    response: mallPageOf(NoticeView),
    access: signedIn(),
    family: 'mall',
    summary: 'Your notices of the last ninety days, the newest first.',
  },
  count: {
    http: 'GET /mall4cloud_chat/a/notice/count',
    request: Empty,
    response: NoticeCountView,
    access: signedIn(),
    family: 'mall',
    summary: 'How many of your notices are unread, up to a hundred.',
  },
  read: {
    http: 'PUT /mall4cloud_chat/a/notice/read',
    request: NoticeRefDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [chatErrors.noticeNotFound],
    summary: 'Mark one of your notices as read.',
  },
  readAll: {
    http: 'PUT /mall4cloud_chat/a/notice/readAll',
    request: ReadAllNoticesDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    summary: 'Mark your notices up to one as read.',
  },
});
