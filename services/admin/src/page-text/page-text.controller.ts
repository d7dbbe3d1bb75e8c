import { Controller } from '@nestjs/common';
import {
  adminPageTextApi,
  PAGE_TEXT_CODES,
  type PageTextCodeDto,
  type PageTextContentDto,
  type PageTextInForceView,
  type PageTextPageDto,
  type PageTextRowView,
  type PageTextVersionDto,
  type PageTextVersionsDto,
  type PageTextVersionView,
  type PageTextView,
  type PublicPageTextDto,
  type PublicPageTextVersionDto,
  type PublicPageTextView,
  type RestorePageTextDto,
  type SavePageTextDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { sortColumn } from '@mall/persistence';
import { localeFrom } from '@mall/validation';
import { CompanyService } from '../parameter/company.service.js';
import { toRow, toShown, toVersion, toView } from './page-text.mapper.js';
import { PageTextRepository } from './page-text.repository.js';
import { PageTextService } from './page-text.service.js';
import { SHIPPED_TEXTS } from './shipped/index.js';

/** Orders of the list: that in which the codes are declared, or the opposite. */
const BY_CODE = { id: true, code: true };

@Controller()
export class PageTextController implements HandlersOf<typeof adminPageTextApi> {
  constructor(
    private readonly texts: PageTextService,
    private readonly rows: PageTextRepository,
    private readonly companies: CompanyService,
  ) {}

  @Handles(adminPageTextApi.shown)
  async shown({ code, lang }: PublicPageTextDto, caller: Caller): Promise<PublicPageTextView> {
    const [text, company] = await Promise.all([this.texts.forVisitors(code), this.companies.current()]);
    return toShown(text, company, lang ? localeFrom(lang) : caller.locale);
  }

  @Handles(adminPageTextApi.shownVersion)
  async shownVersion(
    { code, version, lang }: PublicPageTextVersionDto,
    caller: Caller,
  ): Promise<PublicPageTextView> {
    const [text, company] = await Promise.all([this.texts.version(code, version), this.companies.current()]);
    return toShown(text, company, lang ? localeFrom(lang) : caller.locale);
  }

  @Handles(adminPageTextApi.inForce)
  async inForce({ code }: PageTextCodeDto): Promise<PageTextInForceView> {
    const { version } = await this.texts.last(code);
    return { code, version };
  }

  @Handles(adminPageTextApi.page)
  async page(request: PageTextPageDto, { locale }: Caller): Promise<AdminPage<PageTextRowView>> {
    const isReversed = sortColumn(request, BY_CODE) && request.sortOrder === 'DESC';
    const texts = new Map((await this.rows.inForce()).map((text) => [text.code, text]));
    const known = PAGE_TEXT_CODES.filter((code) => request.ids?.includes(code) ?? true).flatMap(
      (code) => texts.get(code) ?? [],
    );
    const from = (request.current - 1) * request.size;
    const shown = (isReversed ? known.toReversed() : known).slice(from, from + request.size);
    return adminPage(
      shown.map((text) => toRow(text, locale)),
      known.length,
      request,
    );
  }

  @Handles(adminPageTextApi.one)
  async one({ code }: PageTextCodeDto, { locale }: Caller): Promise<PageTextView> {
    return toView(await this.texts.last(code), locale);
  }

  @Handles(adminPageTextApi.save)
  async save(request: SavePageTextDto, caller: Caller): Promise<PageTextView> {
    return toView(await this.texts.save(request, caller), caller.locale);
  }

  @Handles(adminPageTextApi.versions)
  async versions(request: PageTextVersionsDto): Promise<AdminPage<PageTextVersionView>> {
    const { rows, total } = await this.rows.versions(request);
    return adminPage(rows.map(toVersion), total, request);
  }

  @Handles(adminPageTextApi.version)
  async version({ code, version }: PageTextVersionDto, { locale }: Caller): Promise<PageTextView> {
    return toView(await this.texts.version(code, version), locale);
  }

  @Handles(adminPageTextApi.shipped)
  shipped({ code }: PageTextCodeDto): PageTextContentDto {
    return SHIPPED_TEXTS[code];
  }

  @Handles(adminPageTextApi.restore)
  async restore(request: RestorePageTextDto, caller: Caller): Promise<PageTextView> {
    return toView(await this.texts.restore(request, caller), caller.locale);
  }
}
