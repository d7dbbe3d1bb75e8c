import { Injectable, Logger } from '@nestjs/common';
import { authCalls } from '@mall/contracts/services/auth';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Locale, Texts } from '@mall/validation';

const FRESH_MS = 2_000;

/** The site's name in messages: a parameter of the admin service, at most two seconds old. */
@Injectable()
export class SiteNameCache {
  private readonly logger = new Logger(SiteNameCache.name);
  private known: Texts | undefined;
  private untilMs = 0;

  constructor(
    @InjectClient(authCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof authCalls.parameters>, 'company'>,
  ) {}

  /** The last known name while the admin service cannot be reached; undefined when none was ever read. */
  async in(locale: Locale): Promise<string | undefined> {
    if (Date.now() >= this.untilMs) {
      try {
        this.known = (await this.parameters.company({})).siteName;
      } catch (failure) {
        this.logger.warn(`The site's name was not read: ${String(failure)}`);
      }
      this.untilMs = Date.now() + FRESH_MS;
    }
    return this.known?.[locale];
  }
}
