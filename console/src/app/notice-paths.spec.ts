import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { consoleNoticePaths, NOTICE_SUBJECTS } from '@mall/contracts/chat';

/** The page of the signed-in person, which is no resource. */
const OWN_PAGE = 'info';

test.each(NOTICE_SUBJECTS)(
  'a notice about a record of kind %s leads to a resource of the console',
  (subject) => {
    const [, resource] = consoleNoticePaths[subject]('7').split(/[/?]/);
    if (resource === OWN_PAGE) return;
    expect(existsSync(join(import.meta.dirname, '..', resource!, 'index.ts'))).toBe(true);
  },
);
