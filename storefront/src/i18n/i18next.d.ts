import type common from '../texts/ru/common.json';
import type account from '../texts/ru/account.json';
import type chat from '../texts/ru/chat.json';
import type deal from '../texts/ru/deal.json';
import type form from '../texts/ru/form.json';
import type withoutScript from '../texts/ru/withoutScript.json';
import type { PageName, Pages } from '../mall/pages.js';
import 'i18next';

interface WithTexts<T> {
  readonly texts: { readonly ru: () => Promise<{ readonly default: T }> };
}

/** Without pages that have no texts of their own: a namespace of type `never` would make every key infinitely deep. */
type TextsOfPages = {
  [N in PageName as Pages[N] extends WithTexts<unknown> ? N : never]: Pages[N] extends WithTexts<infer T>
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
      form: typeof form;
      withoutScript: typeof withoutScript;
    };
  }
}
