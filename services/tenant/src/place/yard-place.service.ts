import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { tenantCalls } from '@mall/contracts/services/tenant';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { isChinese, namedDivision, type NamedDivision } from './named-division.js';

const CHINA = 'CN';
/** How long this process trusts its copy of the Chinese names, which staff hardly ever change. */
const COPY_MS = 600_000;

/** Says in the reader's language where a yard is whose address a merchant has written in Chinese. */
@Injectable()
export class YardPlaceService {
  private copy: { readonly names: Promise<readonly NamedDivision[]>; readonly until: number } | undefined;

  constructor(
    @InjectClient(tenantCalls.divisions) private readonly divisions: ClientOf<typeof tenantCalls.divisions>,
  ) {}

  /** Country, region and city; null where the reader can read the address itself, or it names none that is known. */
  async nameOf(address: string, caller: Caller): Promise<string | null> {
    if (caller.locale === 'zh' || !isChinese(address)) return null;
    const code = namedDivision(address, await this.chineseNames(caller))?.code;
    if (!code) return null;
    const [path] = await this.divisions.cascaderPaths({ codes: [code] }, caller);
    // A city of its own province has the name of the province.
    return path ? [...new Set(path.names)].join(', ') : null;
  }

  private chineseNames(caller: Caller): Promise<readonly NamedDivision[]> {
    if (!this.copy || this.copy.until < Date.now()) {
      const names = this.askedFor({ ...caller, locale: 'zh' });
      this.copy = { names, until: Date.now() + COPY_MS };
      // A failed read must not be remembered.
      names.catch(() => (this.copy = undefined));
    }
    return this.copy.names;
  }

  private async askedFor(reader: Caller): Promise<readonly NamedDivision[]> {
    const countries = await this.divisions.areasByParent({}, reader);
    const pid = countries.find(({ code }) => code === CHINA)?.areaId;
    return pid ? this.divisions.areasByParent({ pid, isDeep: true }, reader) : [];
  }
}
