import { Controller } from '@nestjs/common';
import {
  adminDictApi,
  type CodeTableDto,
  type CodeView,
  type CreateDictionaryDto,
  type DictionaryIdDto,
  type DictionaryOptionView,
  type DictionaryPageDto,
  type DictionaryTypeDto,
  type DictionaryView,
  type SyncedView,
  type UpdateDictionaryDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { toCode, toDictionaryView, toOption } from './dictionary.mapper.js';
import { DictionaryRepository } from './dictionary.repository.js';
import { DictionaryService } from './dictionary.service.js';

@Controller()
export class DictionaryController implements HandlersOf<typeof adminDictApi> {
  constructor(
    private readonly dictionaries: DictionaryService,
    private readonly rows: DictionaryRepository,
  ) {}

  @Handles(adminDictApi.ofType)
  async ofType({ type }: DictionaryTypeDto, { locale }: Caller): Promise<DictionaryOptionView[]> {
    return (await this.rows.itemsOfType(type)).map((row) => toOption(row, locale));
  }

  @Handles(adminDictApi.codeTable)
  async codeTable({ name }: CodeTableDto, { locale }: Caller): Promise<CodeView[]> {
    return (await this.rows.itemsOfType(name)).map((row) => toCode(row, locale));
  }

  @Handles(adminDictApi.sync)
  async sync(): Promise<SyncedView> {
    return { added: await this.rows.addBuiltIn() };
  }

  @Handles(adminDictApi.page)
  async page(request: DictionaryPageDto, { locale }: Caller): Promise<AdminPage<DictionaryView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(
      rows.map((row) => toDictionaryView(row, locale)),
      total,
      request,
    );
  }

  @Handles(adminDictApi.one)
  async one({ id }: DictionaryIdDto, { locale }: Caller): Promise<DictionaryView> {
    return toDictionaryView(await this.dictionaries.get(id), locale);
  }

  @Handles(adminDictApi.create)
  async create(request: CreateDictionaryDto, { locale }: Caller): Promise<DictionaryView> {
    return toDictionaryView(await this.dictionaries.create(request), locale);
  }

  @Handles(adminDictApi.update)
  async update(request: UpdateDictionaryDto, { locale }: Caller): Promise<DictionaryView> {
    return toDictionaryView(await this.dictionaries.update(request), locale);
  }

  @Handles(adminDictApi.remove)
  remove({ id }: DictionaryIdDto): Promise<void> {
    return this.dictionaries.remove(id);
  }
}
