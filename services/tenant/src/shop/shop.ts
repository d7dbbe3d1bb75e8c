import type { Texts } from '@mall/validation';

export interface Shop {
  readonly shopId: string;
  readonly ownerUserId: string;
  readonly shopName: string;
  readonly shopNames: Texts;
  readonly intros: Texts;
  readonly shopLogo: string | null;
  readonly mobileBackgroundPic: string | null;
  readonly type: number;
  readonly shopStatus: number;
  readonly isPreferred: boolean;
  readonly contactName: string | null;
  readonly mobile: string | null;
  readonly uscc: string | null;
  readonly openedAt: Date | null;
  readonly createdAt: Date;
  /** Of the latest application; null when there was none. */
  readonly reviewStatus: number | null;
}

/** The same text in every language: what a merchant gives is theirs, and nobody translates a name. */
export const sameInAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
