import { fakeStorage } from './browser-storage.fakes.js';
import { keepVisitorFavourite, MOST_FAVOURITES, visitorFavourites } from './visitor-favourites.js';

describe('the favourites of a visitor', () => {
  let browser: ReturnType<typeof fakeStorage>;

  beforeEach(() => {
    browser = fakeStorage();
  });
  afterEach(() => browser.end());

  it('are kept with the last one first, each once, and can be removed', () => {
    for (const spuId of ['1', '2', '1']) expect(keepVisitorFavourite(spuId, true)).toBe(true);
    expect(visitorFavourites.read()).toEqual(['1', '2']);
    keepVisitorFavourite('1', false);
    expect(visitorFavourites.read()).toEqual(['2']);
  });

  it('are bounded: one more is refused, and none is lost', () => {
    const full = Array.from({ length: MOST_FAVOURITES }, (_, at) => String(at + 1));
    visitorFavourites.write(full);
    expect(keepVisitorFavourite('999', true)).toBe(false);
    expect(visitorFavourites.read()).toEqual(full);
    expect(keepVisitorFavourite('7', true)).toBe(true);
  });

  it.each([
    ['"><script>alert(1)</script>', []],
    ['1,,0,-5,2.5,x,1,12', ['1', '12']],
    ['9223372036854775808,9223372036854775807', ['9223372036854775807']],
  ])('are only ids where the browser holds %j', (text, ids) => {
    browser.stored.set('visitorFavourites', text);
    expect(visitorFavourites.read()).toEqual(ids);
  });

  it('are no more than fit, however many the browser holds', () => {
    browser.stored.set('visitorFavourites', Array.from({ length: 5_000 }, (_, at) => at + 1).join());
    expect(visitorFavourites.read()).toHaveLength(MOST_FAVOURITES);
  });
});
