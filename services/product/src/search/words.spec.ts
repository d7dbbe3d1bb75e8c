import { indexWordsOf, tsQueryOf, wordsOf } from './words.js';

describe('words of a text', () => {
  it('forgets case, marks above letters and punctuation', () => {
    expect(wordsOf('Toyota  Camry, «Ё-мобиль» Škoda')).toEqual(['toyota', 'camry', 'е', 'мобиль', 'skoda']);
  });

  it('keeps decimals whole, with comma or dot', () => {
    expect(wordsOf('Камри 2,5 2.0T 2021,2022')).toEqual(['камри', '2.5', '2.0t', '2021', '2022']);
  });

  it('keeps Chinese apart from Latin beside it', () => {
    expect(wordsOf('丰田Camry凯美瑞')).toEqual(['丰田', 'camry', '凯美瑞']);
  });

  it('reads full-width letters as ordinary ones', () => {
    expect(wordsOf('ＢＹＤ')).toEqual(['byd']);
  });
});

describe('stored words', () => {
  it('hold neighbours written together', () => {
    expect(indexWordsOf(['Tiggo 7 Pro'])).toEqual(
      expect.arrayContaining(['tiggo', '7', 'pro', 'tiggo7', '7pro', 'tiggo7pro']),
    );
  });

  it('hold the parts of a glued name', () => {
    expect(indexWordsOf(['RAV4'])).toEqual(expect.arrayContaining(['rav4', 'rav', '4']));
  });

  it('hold Chinese as pairs', () => {
    expect(indexWordsOf(['凯美瑞'])).toEqual(['凯美', '美瑞']);
    expect(indexWordsOf(['宋'])).toEqual(['宋']);
  });
});

describe('a query', () => {
  it('asks for every word, each as a beginning', () => {
    expect(tsQueryOf('камри 2021')).toBe(`'камри':* & '2021':*`);
  });

  it('asks for every pair of a Chinese run', () => {
    expect(tsQueryOf('丰田凯')).toBe(`'丰田':* & '田凯':*`);
  });

  it('takes a glued word apart only when the parts mean something', () => {
    expect(tsQueryOf('камри2021')).toBe(`('камри2021':* | ('камри':* & '2021':*))`);
    expect(tsQueryOf('x5')).toBe(`'x5':*`);
  });

  it('is nothing when no letter or digit was typed', () => {
    expect(tsQueryOf(' %_*! ')).toBeUndefined();
  });

  it.each([`'; DROP TABLE spu; --`, `a' | 'b`, '\\', `x:* & !y`, `'':*`])(
    'cannot be broken by %s',
    (typed) => {
      expect(tsQueryOf(typed) ?? '').toMatch(/^(?:[( ]*'[\p{L}\p{N}.]+':\*\)*(?: [&|] )?)*$/u);
    },
  );

  it('looks at no more than twelve words', () => {
    expect(tsQueryOf('a '.repeat(50))!.split('&')).toHaveLength(12);
  });
});
