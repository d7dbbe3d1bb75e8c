import { Injectable } from '@nestjs/common';
import { chatErrors, type NoticeBrowserDto } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { config } from '../config.js';
import { PushBrowserRepository } from '../push/push-browser.repository.js';
import { readerOf } from '../sockets/reader.js';
import { isOfPushService } from './push-keys.js';
import { PushSender } from './push-sender.js';

/** Browsers to which a reader has notices pushed. */
@Injectable()
export class PushSettingsService {
  constructor(
    private readonly browsers: PushBrowserRepository,
    private readonly sender: PushSender,
  ) {}

  get publicKey(): string | null {
    return this.sender.isAvailable ? config.PUSH_SECRET!.publicKey : null;
  }

  /** Adds a browser for the caller's session. @throws chatErrors.pushUnavailable, unknownPushService */
  async add(browser: NoticeBrowserDto, caller: Caller): Promise<void> {
    const { sessionId } = caller;
    if (!this.sender.isAvailable || !sessionId) throw chatErrors.pushUnavailable();
    if (!isOfPushService(browser.endpoint, config.PUSH_SERVICES.split(',')))
      throw chatErrors.unknownPushService();
    await this.browsers.add({ ...browser, reader: readerOf(caller), sessionId }, caller.locale);
  }

  remove(endpoint: string, caller: Caller): Promise<void> {
    return this.browsers.remove(readerOf(caller), endpoint);
  }
}
