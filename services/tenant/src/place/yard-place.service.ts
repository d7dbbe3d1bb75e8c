import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { tenantCalls } from '@mall/contracts/services/tenant';
import { InjectClient, serviceCaller, type ClientOf } from '@mall/messaging';
import { KeptValue } from '@mall/service-kit/kept-value';
import { isChinese, namedDivision, type NamedDivision } from './named-division.js';

const CHINA = 'CN';
/** Time for which this process uses its copy of the Chinese names, which staff hardly ever change. */
const COPY_MS = 600_000;

/** Names, in the reader's language, the place of a yard whose address a merchant has written in Chinese. */
@Injectable()
export class YardPlaceService {
  private readonly chineseNames = new KeptValue(COPY_MS, () => this.readNames());

  constructor(
    @InjectClient(tenantCalls.divisions) private readonly divisions: ClientOf<typeof tenantCalls.divisions>,
  ) {}

  /** Returns country, region and city; null where the reader can read the address itself, or it contains none that is known. */
  async nameOf(address: string, caller: Caller): Promise<string | null> {
    if (caller.locale === 'zh' || !isChinese(address)) return null;
    const code = namedDivision(address, await this.chineseNames.current())?.code;
    if (!code) return null;
    const [path] = await this.divisions.cascaderPaths({ codes: [code] }, caller);
    // A city that is its own province has the name of the province.
    return path ? [...new Set(path.names)].join(', ') : null;
  }

  private async readNames(): Promise<readonly NamedDivision[]> {
    const reader: Caller = { ...serviceCaller('tenant'), locale: 'zh' };
    const countries = await this.divisions.areasByParent({}, reader);
    const pid = countries.find(({ code }) => code === CHINA)?.areaId;
    return pid ? this.divisions.areasByParent({ pid, isDeep: true }, reader) : [];
  }
}
