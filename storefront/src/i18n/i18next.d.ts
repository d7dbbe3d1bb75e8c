import type common from '../texts/ru/common.json';
import type account from '../texts/ru/account.json';
import type deal from '../texts/ru/deal.json';
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; deal: typeof deal; account: typeof account };
  }
}
