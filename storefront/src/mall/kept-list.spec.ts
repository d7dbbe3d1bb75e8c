import { fakeStorage } from './browser-storage.fakes.js';
import { elementsOf, keptList } from './kept-list.js';

const isNumber = (one: unknown): one is number => typeof one === 'number';
const aList = () =>
  keptList<number>({
    key: 'numbers',
    most: 3,
    parse: (text) => elementsOf(text, isNumber),
    print: (list) => JSON.stringify(list),
  });

describe('a list that a visitor keeps', () => {
  let browser: ReturnType<typeof fakeStorage>;

  beforeEach(() => {
    browser = fakeStorage();
  });
  afterEach(() => browser.end());

  it('is still there when the page is opened again, at most as long as it may be', () => {
    aList().write([1, 2, 3, 4]);
    expect(aList().read()).toEqual([1, 2, 3]);
    browser.stored.set('numbers', '[5,6,7,8]');
    expect(aList().read()).toEqual([5, 6, 7]);
  });

  it('leaves nothing in the browser when it is empty', () => {
    const list = aList();
    list.write([1]);
    list.change(() => []);
    expect([...browser.stored]).toEqual([]);
  });

  it.each(['', 'nonsense', '{}', 'null', '{"length":3}', '["1",null,{"valueOf":1}]'])(
    'is empty where the browser holds %j',
    (text) => {
      browser.stored.set('numbers', text);
      expect(aList().read()).toEqual([]);
    },
  );

  it('is the same in two tabs, and neither overwrites what the other has added', () => {
    const [one, other] = [aList(), aList()];
    one.write([1]);
    other.change((list) => [...list, 2]);
    one.change((list) => [...list, 3]);
    expect([one.read(), other.read()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('tells who looks at it of changes, here and in another tab, until they stop', () => {
    const list = aList();
    const seen: (readonly number[])[] = [];
    const stop = list.subscribe(() => seen.push(list.read()));
    list.write([1]);
    browser.otherTab('numbers', '[1,2]');
    browser.otherTab('others', '[9]');
    stop();
    list.write([3]);
    expect(seen).toEqual([[1], [1, 2]]);
  });

  it('returns the same array until it changes', () => {
    const list = aList();
    list.write([1]);
    expect(list.read()).toBe(list.read());
  });

  it('lasts for the visit where the browser stores nothing', () => {
    browser.refuses = true;
    const list = aList();
    list.write([1]);
    list.change((present) => [...present, 2]);
    expect(list.read()).toEqual([1, 2]);
    expect(aList().read()).toEqual([]);
  });
});
