import { Controller } from '@nestjs/common';
import {
  adminSavedFilterApi,
  type SavedFilterIdDto,
  type SavedFiltersOfDto,
  type SavedFilterView,
  type SaveFilterDto,
} from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { SavedFilterService } from './saved-filter.service.js';

@Controller()
export class SavedFilterController implements HandlersOf<typeof adminSavedFilterApi> {
  constructor(private readonly filters: SavedFilterService) {}

  @Handles(adminSavedFilterApi.own)
  own({ list }: SavedFiltersOfDto, caller: Caller): Promise<SavedFilterView[]> {
    return this.filters.of(caller.userId!, list);
  }

  @Handles(adminSavedFilterApi.save)
  save(request: SaveFilterDto, caller: Caller): Promise<SavedFilterView> {
    return this.filters.save(caller.userId!, request);
  }

  @Handles(adminSavedFilterApi.remove)
  remove({ filterId }: SavedFilterIdDto, caller: Caller): Promise<void> {
    return this.filters.remove(caller.userId!, filterId);
  }
}
