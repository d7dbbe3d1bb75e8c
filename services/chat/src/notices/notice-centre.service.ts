import { Inject, Injectable } from '@nestjs/common';
import {
  chatErrors,
  NOTICES_CHANGED,
  UNREAD_COUNT_MAX,
  type NoticeCountView,
  type NoticePageDto,
  type NoticeView,
} from '@mall/contracts/chat';
import { mallPage, type Caller, type MallPage } from '@mall/contracts/define';
import type { Locale } from '@mall/validation';
import { BroadcastService } from '../sockets/broadcast.service.js';
import { plainNotice } from './notice-texts.js';
import { NoticeListRepository, type ListedNotice, type NoticeScope } from './notice-list.repository.js';
import { audienceOf, readerOf, recipientsOf } from '../sockets/reader.js';

/** Lists, counts and marks the notices of one reader. */
@Injectable()
export class NoticeCentreService {
  constructor(
    private readonly notices: NoticeListRepository,
    @Inject(BroadcastService) private readonly broadcast: Pick<BroadcastService, 'send'>,
  ) {}

  async page(request: NoticePageDto, caller: Caller): Promise<MallPage<NoticeView>> {
    const { pageNum, pageSize, ...filter } = request;
    const paging = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await this.notices.page(scopeOf(caller), filter, paging);
    return mallPage(
      rows.map((row) => toView(row, caller.locale)),
      total,
      pageSize,
    );
  }

  async count(caller: Caller): Promise<NoticeCountView> {
    return { unread: await this.notices.countUnread(scopeOf(caller), UNREAD_COUNT_MAX) };
  }

  /** Marks a notice as read. @throws chatErrors.noticeNotFound */
  async read(noticeId: string, caller: Caller): Promise<void> {
    if (!(await this.notices.read(scopeOf(caller), noticeId))) throw chatErrors.noticeNotFound();
    this.changed(caller);
  }

  async readAll(upToId: string, caller: Caller): Promise<void> {
    await this.notices.readAll(scopeOf(caller), upToId);
    this.changed(caller);
  }

  /** Makes the reader's other pages load list and count again. */
  private changed(caller: Caller): void {
    this.broadcast.send('notices', audienceOf(readerOf(caller)), NOTICES_CHANGED);
  }
}

const scopeOf = (caller: Caller): NoticeScope => ({
  reader: readerOf(caller),
  recipients: recipientsOf(caller),
});

const toView = ({ notice, isRead }: ListedNotice, locale: Locale): NoticeView => ({
  noticeId: notice.noticeId,
  kind: notice.kind,
  text: plainNotice(notice.template, locale, notice.params),
  subject: notice.subject,
  subjectId: notice.subjectId,
  isRead,
  createTime: notice.createdAt.toISOString(),
});
