import { Controller } from '@nestjs/common';
import {
  adminDictItemApi,
  type CreateDictionaryItemDto,
  type DictionaryIdDto,
  type DictionaryItemPageDto,
  type DictionaryItemView,
  type UpdateDictionaryItemDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { toItemView } from './dictionary.mapper.js';
import { DictionaryRepository } from './dictionary.repository.js';
import { DictionaryService } from './dictionary.service.js';

@Controller()
export class DictionaryItemController implements HandlersOf<typeof adminDictItemApi> {
  constructor(
    private readonly dictionaries: DictionaryService,
    private readonly rows: DictionaryRepository,
  ) {}

  @Handles(adminDictItemApi.page)
  async page(request: DictionaryItemPageDto, { locale }: Caller): Promise<AdminPage<DictionaryItemView>> {
    const { rows, total } = await this.rows.itemPage(request);
    return adminPage(
      rows.map((row) => toItemView(row, locale)),
      total,
      request,
    );
  }

  @Handles(adminDictItemApi.one)
  async one({ id }: DictionaryIdDto, { locale }: Caller): Promise<DictionaryItemView> {
    return toItemView(await this.dictionaries.getItem(id), locale);
  }

  @Handles(adminDictItemApi.create)
  async create(request: CreateDictionaryItemDto, { locale }: Caller): Promise<DictionaryItemView> {
    return toItemView(await this.dictionaries.createItem(request), locale);
  }

  @Handles(adminDictItemApi.update)
  async update(request: UpdateDictionaryItemDto, { locale }: Caller): Promise<DictionaryItemView> {
    return toItemView(await this.dictionaries.updateItem(request), locale);
  }

  @Handles(adminDictItemApi.remove)
  remove({ id }: DictionaryIdDto): Promise<void> {
    return this.dictionaries.removeItem(id);
  }
}
