import { buyer, defineApi, internal, MallPageDto, mallPageOf, nothing, texts } from '../define/index.js';
import { FavouriteDto, FavouritesAmongDto, FavouriteView } from './favourite.dto.js';
import { userErrors } from './user.errors.js';

export const userFavouriteApi = defineApi('user.favourite', {
  page: {
    http: 'GET /mall4cloud_user/a/favourite/page',
    request: MallPageDto,
    response: mallPageOf(FavouriteView),
    access: buyer(),
    family: 'mall',
    summary: 'Your favourite cars, newest first; ask the search for their rows by spuIds.',
  },
  add: {
    http: 'POST /mall4cloud_user/a/favourite',
    request: FavouriteDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.favouriteLimit],
    summary: 'Keep a car among your favourites; twice is the same as once. Nothing is held by it.',
  },
  remove: {
    http: 'DELETE /mall4cloud_user/a/favourite',
    request: FavouriteDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    summary: 'Take a car out of your favourites.',
  },
  among: {
    request: FavouritesAmongDto,
    response: texts,
    access: internal(),
    summary: 'Which of these cars the person keeps as favourites.',
  },
});
