import { Injectable, Logger } from '@nestjs/common';
import { authCalls } from '@mall/contracts/services/auth';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { KeptValue } from '@mall/service-kit/kept-value';
import type { Locale, Texts } from '@mall/validation';

const FRESH_MS = 2_000;

/** Name of the site in messages: a parameter of the admin service, at most two seconds old. */
@Injectable()
export class SiteNameCache {
  private readonly logger = new Logger(SiteNameCache.name);
  private readonly kept = new KeptValue<{ readonly name?: Texts }>(FRESH_MS, (before) => this.read(before));

  constructor(
    @InjectClient(authCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof authCalls.parameters>, 'company'>,
  ) {}

  /** Returns the name; the last known one while the admin service cannot be reached, undefined when none was ever read. */
  async in(locale: Locale): Promise<string | undefined> {
    return (await this.kept.current()).name?.[locale];
  }

  private async read(before = {}): Promise<{ readonly name?: Texts }> {
    try {
      return { name: (await this.parameters.company({})).siteName };
    } catch (failure) {
      this.logger.warn(`The site's name was not read: ${String(failure)}`);
      return before;
    }
  }
}
