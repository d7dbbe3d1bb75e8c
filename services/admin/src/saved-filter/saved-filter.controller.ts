import { Controller } from '@nestjs/common';
import {
  adminErrors,
  adminSavedFilterApi,
  MOST_SAVED_FILTERS,
  type SavedFilterIdDto,
  type SavedFiltersOfDto,
  type SavedFilterView,
  type SaveFilterDto,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { SavedFilterRepository } from './saved-filter.repository.js';

@Controller()
export class SavedFilterController implements HandlersOf<typeof adminSavedFilterApi> {
  constructor(private readonly filters: SavedFilterRepository) {}

  @Handles(adminSavedFilterApi.own)
  own({ list }: SavedFiltersOfDto, caller: Caller): Promise<SavedFilterView[]> {
    return this.filters.of(caller.userId!, list);
  }

  @Handles(adminSavedFilterApi.save)
  async save(request: SaveFilterDto, caller: Caller): Promise<SavedFilterView> {
    const saved = await this.filters.add(caller.userId!, request, MOST_SAVED_FILTERS);
    if (saved === 'nameTaken') throw adminErrors.filterNameTaken({ name: request.name });
    if (saved === 'tooMany') throw adminErrors.tooManyFilters({ most: MOST_SAVED_FILTERS });
    return saved;
  }

  @Handles(adminSavedFilterApi.remove)
  async remove({ filterId }: SavedFilterIdDto, caller: Caller): Promise<void> {
    if (!(await this.filters.remove(caller.userId!, filterId))) throw platformErrors.notFound();
  }
}
