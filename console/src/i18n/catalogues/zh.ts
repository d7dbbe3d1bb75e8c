import type { TextFile } from '../texts.js';

export { raZh as ofReactAdmin } from '../ra.zh.js';

export const files = import.meta.glob<TextFile>(
  ['../../*/texts.ts', '../../*/texts/*.ts', '!../../i18n/**'],
  {
    query: '?only=zh',
    eager: true,
  },
);
