import { buyer, defineApi, Empty, internal, listOf, nothing } from '../define/index.js';
import { attachErrors } from '../file/file.errors.js';
import { CreateProfileDto, UpdateUserDto, UserRefsDto } from './user.dto.js';
import { userErrors } from './user.errors.js';
import { UserCardView, UserDetailView } from './user.views.js';

export const userApi = defineApi('user', {
  detail: {
    http: 'GET /mall4cloud_user/a/user/ma/user_detail_info',
    request: Empty,
    response: UserDetailView,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.profileNotFound],
    summary: 'Your own profile with passport data, and what is still missing for an order.',
  },
  update: {
    http: 'POST /mall4cloud_user/a/user/ma/update_user',
    request: UpdateUserDto,
    response: UserDetailView,
    access: buyer(),
    family: 'mall',
    errors: [
      userErrors.profileNotFound,
      userErrors.taxNumberInvalid,
      userErrors.snilsInvalid,
      userErrors.issuedBeforeBirth,
      userErrors.pictureNotPrivate,
      userErrors.consentTextChanged,
      ...attachErrors,
    ],
    summary: 'Change the sent fields of your own profile.',
  },
  createProfile: {
    request: CreateProfileDto,
    response: nothing,
    access: internal(),
    summary: 'Open the profile of a newly registered account; repeating it changes nothing.',
  },
  cardsOf: {
    request: UserRefsDto,
    response: listOf(UserCardView),
    access: internal(),
    summary: 'Names and pictures of up to 500 people; unknown ids are left out.',
  },
});
