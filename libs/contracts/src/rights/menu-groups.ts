import type { Texts } from '@mall/validation';

export interface MenuGroup {
  readonly labels: Texts;
  /** Name of the icon that the console draws. */
  readonly icon: string;
}

/** Headings of the console's menu, in their order; a resource names the one it stands under. */
export const menuGroups = {
  trade: { labels: { ru: 'Сделки', zh: '交易', en: 'Trade' }, icon: 'trade' },
  catalogue: { labels: { ru: 'Каталог', zh: '车辆目录', en: 'Catalogue' }, icon: 'catalogue' },
  shopping: { labels: { ru: 'Магазины', zh: '商家', en: 'Shops' }, icon: 'shop' },
  system: { labels: { ru: 'Система', zh: '系统', en: 'System' }, icon: 'system' },
} as const satisfies Record<string, MenuGroup>;

export type MenuGroupName = keyof typeof menuGroups;
