import { fakeStorage } from './browser-storage.fakes.js';
import { localSearches } from './local-searches.js';

const search = (query: string) => ({ query, lookedAt: '2026-11-23T10:00:00.000Z' });

describe('the searches that a visitor keeps', () => {
  let browser: ReturnType<typeof fakeStorage>;

  beforeEach(() => {
    browser = fakeStorage();
  });
  afterEach(() => browser.end());

  it('are read as they were written, at most thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) => search(`brandId=${at}`));
    localSearches.write(many);
    expect(localSearches.read()).toEqual(many.slice(0, 30));
  });

  it.each(['', 'nonsense', '{}', '[1,null,{"query":1}]', '[{"query":"a=1","lookedAt":"never"}]'])(
    'are none where the browser holds %j',
    (text) => {
      browser.stored.set('savedSearches', text);
      expect(localSearches.read()).toEqual([]);
    },
  );
});
