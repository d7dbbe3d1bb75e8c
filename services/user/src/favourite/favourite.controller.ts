import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { mallPage, type Caller, type MallPageDto } from '@mall/contracts/define';
import {
  userErrors,
  userFavouriteApi,
  type FavouriteDto,
  type FavouritesAmongDto,
} from '@mall/contracts/user';
import { FavouriteRepository } from './favourite.repository.js';

const MAX_FAVOURITES = 500;

@Controller()
export class FavouriteController implements HandlersOf<typeof userFavouriteApi> {
  constructor(private readonly favourites: FavouriteRepository) {}

  @Handles(userFavouriteApi.page)
  async page({ pageNum, pageSize }: MallPageDto, caller: Caller) {
    const paging = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await this.favourites.page(caller.userId!, paging);
    const list = rows.map(({ spuId, createdAt }) => ({ spuId, createTime: createdAt.toISOString() }));
    return mallPage(list, total, pageSize);
  }

  @Handles(userFavouriteApi.add)
  async add({ spuId }: FavouriteDto, caller: Caller) {
    if (!(await this.favourites.add(caller.userId!, spuId, MAX_FAVOURITES)))
      throw userErrors.favouriteLimit({ max: MAX_FAVOURITES });
  }

  @Handles(userFavouriteApi.remove)
  remove({ spuId }: FavouriteDto, caller: Caller) {
    return this.favourites.remove(caller.userId!, spuId);
  }

  @Handles(userFavouriteApi.among)
  among({ userId, spuIds }: FavouritesAmongDto) {
    return this.favourites.idsAmong(userId, spuIds);
  }
}
