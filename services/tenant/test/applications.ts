import type { ShopApplicationDto } from '@mall/contracts/tenant';

/** Request of a merchant to open a shop. */
export const anApplication: ShopApplicationDto = {
  shopName: 'Порт Авто',
  businessLicense: '/api/files/f/1',
  identityCardFront: '/api/files/f/2',
  identityCardLater: '/api/files/f/3',
  contactName: 'Ван Ли',
  mobile: '13800138000',
  uscc: '91350100M000100Y43',
};
