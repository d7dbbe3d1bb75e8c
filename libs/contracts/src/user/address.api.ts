import { buyer, defineApi, Empty, internal, listOf, nothing } from '../define/index.js';
import { AddressOfDto, AddressRefDto, ChangeAddressDto, NewAddressDto } from './address.dto.js';
import { PersonForOrderView, UserAddrView } from './address.views.js';
import { userErrors } from './user.errors.js';

export const userAddressApi = defineApi('user.address', {
  list: {
    http: 'GET /mall4cloud_user/user_addr/list',
    request: Empty,
    response: listOf(UserAddrView),
    access: buyer(),
    family: 'mall',
    summary: 'Your addresses, the default one first.',
  },
  one: {
    http: 'GET /mall4cloud_user/user_addr',
    request: AddressRefDto,
    response: UserAddrView,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.addressNotFound],
    summary: 'One of your addresses.',
  },
  create: {
    http: 'POST /mall4cloud_user/user_addr',
    request: NewAddressDto,
    response: UserAddrView,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.addressLimit],
    summary: 'Save an address; the first one becomes the default.',
  },
  change: {
    http: 'PUT /mall4cloud_user/user_addr',
    request: ChangeAddressDto,
    response: UserAddrView,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.addressNotFound],
    summary: 'Change one of your addresses; placed orders keep the address they were placed with.',
  },
  remove: {
    http: 'DELETE /mall4cloud_user/user_addr',
    request: AddressRefDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [userErrors.addressNotFound],
    summary: 'Delete one of your addresses; the newest of the others becomes the default.',
  },
  addressOf: {
    request: AddressOfDto,
    response: UserAddrView,
    access: internal(),
    errors: [userErrors.addressNotFound],
    summary: 'One address of one person, or their default one.',
  },
  forOrder: {
    request: AddressOfDto,
    response: PersonForOrderView,
    access: internal(),
    summary: 'Name, masked passport and completeness of one person with one address, or their default one.',
  },
});
