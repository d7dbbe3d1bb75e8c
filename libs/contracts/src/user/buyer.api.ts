import { adminPageOf, defineApi, staff } from '../define/index.js';
import { BuyerPageDto, BuyerRefDto, RevealPageDto, RevealPassportDto } from './buyer.dto.js';
import { userErrors } from './user.errors.js';
import { BuyerView, RevealedPassportView, RevealView } from './user.views.js';

export const userBuyerApi = defineApi('user.buyer', {
  list: {
    http: 'GET /admin/buyer/page',
    request: BuyerPageDto,
    response: adminPageOf(BuyerView),
    access: staff('buyer_view'),
    family: 'admin',
    people: { record: 'buyer', id: 'userId' },
    summary: 'Buyers, documents masked.',
  },
  one: {
    http: 'GET /admin/buyer/{userId}',
    request: BuyerRefDto,
    response: BuyerView,
    access: staff('buyer_view'),
    family: 'admin',
    errors: [userErrors.profileNotFound],
    summary: 'One buyer, documents masked.',
  },
  reveal: {
    http: 'POST /admin/buyer/{userId}/reveal',
    request: RevealPassportDto,
    response: RevealedPassportView,
    access: staff('buyer_reveal'),
    family: 'admin',
    errors: [userErrors.profileNotFound, userErrors.tooManyReveals],
    isAnsweredAnew: true,
    summary: 'Documents of one buyer in clear; leaves a log row with who, when, why and from where.',
  },
  reveals: {
    http: 'GET /admin/buyer/reveal/page',
    request: RevealPageDto,
    response: adminPageOf(RevealView),
    access: staff('buyer_reveal'),
    family: 'admin',
    summary: 'The log of reveals, newest first.',
  },
});
