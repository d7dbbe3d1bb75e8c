import { forgetAllKept } from './forget-all-kept.js';
import { forgetKept, readKept, restored, writeKept } from './kept-fields.js';

/** Returns a browser storage. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, value) => void kept.set(name, value),
  };
}

describe('what is typed into a form', () => {
  it('is kept by form, until it is forgotten', () => {
    const storage = aStorage();
    writeKept('address 7', { city: 'Чита' }, storage);
    expect(readKept('address 7', storage)).toEqual({ city: 'Чита' });
    expect(readKept('address 8', storage)).toEqual({});
    forgetKept('address 7', storage);
    expect(readKept('address 7', storage)).toEqual({});
  });

  it('is forgotten as a whole when the person leaves, and nothing else is', () => {
    const storage = aStorage();
    storage.setItem('locale', 'rus');
    writeKept('a', { city: 'Чита' }, storage);
    writeKept('b', { city: 'Омск' }, storage);
    forgetAllKept(storage);
    expect([readKept('a', storage), readKept('b', storage), storage.getItem('locale')]).toEqual([
      {},
      {},
      'rus',
    ]);
  });

  it.each(['[1]', '"text"', 'null', '{"broken'])('is empty when %s is kept', (text) => {
    const storage = aStorage();
    storage.setItem('typed a', text);
    expect(readKept('a', storage)).toEqual({});
  });

  it('returns only as fields of the form, of their kind, that may be kept', () => {
    const kept = { city: 'Чита', isDefault: 'yes', files: { length: 1 }, password: 'secret', unknown: 1 };
    expect(restored({ city: '', isDefault: false, files: [], password: '' }, kept, ['password'])).toEqual({
      city: 'Чита',
    });
  });
});
