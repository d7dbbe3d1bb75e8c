import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  MOST_SAVED_SEARCHES,
  userErrors,
  userSavedSearchApi,
  type KeepSearchDto,
  type SavedSearchDto,
} from '@mall/contracts/user';
import { SavedSearchRepository } from './saved-search.repository.js';

@Controller()
export class SavedSearchController implements HandlersOf<typeof userSavedSearchApi> {
  constructor(private readonly searches: SavedSearchRepository) {}

  @Handles(userSavedSearchApi.list)
  async list(_request: Empty, caller: Caller) {
    const searches = await this.searches.list(caller.userId!);
    return searches.map(({ query, lookedAt }) => ({ query, lookedAt: lookedAt.toISOString() }));
  }

  @Handles(userSavedSearchApi.keep)
  async keep({ query, lookedAt }: KeepSearchDto, caller: Caller) {
    const now = Date.now();
    const looked = new Date(lookedAt ? Math.min(Date.parse(lookedAt), now) : now);
    if (!(await this.searches.keep(caller.userId!, query, looked, MOST_SAVED_SEARCHES)))
      throw userErrors.savedSearchLimit({ max: MOST_SAVED_SEARCHES });
  }

  @Handles(userSavedSearchApi.remove)
  remove({ query }: SavedSearchDto, caller: Caller) {
    return this.searches.remove(caller.userId!, query);
  }
}
