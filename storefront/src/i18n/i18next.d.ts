import type common from '../texts/ru/common.json';
import type account from '../texts/ru/account.json';
import type chat from '../texts/ru/chat.json';
import type deal from '../texts/ru/deal.json';
import type { PageName, Pages } from '../mall/pages.js';
import 'i18next';

type TextsOfPages = {
  [N in PageName]: Pages[N] extends {
    readonly texts: { readonly ru: () => Promise<{ readonly default: infer T }> };
  }
    ? T
    : never;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TextsOfPages & {
      common: typeof common;
      deal: typeof deal;
      account: typeof account;
      chat: typeof chat;
    };
  }
}
