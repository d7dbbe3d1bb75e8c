import { NOTICE_SUBJECTS, shopNoticePaths } from '@mall/contracts/chat';
import * as pages from './pages.js';

test.each(NOTICE_SUBJECTS)('a notice about a record of kind %s leads to a page of the shop', (subject) => {
  const { pathname } = new URL(shopNoticePaths[subject]('7'), 'https://shop');
  expect(Object.values(pages).map(({ path }) => path)).toContain(pathname);
});
