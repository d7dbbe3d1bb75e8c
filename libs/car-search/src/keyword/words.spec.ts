import { pairsOf, partsOf, wordsOf } from './words.js';

describe('words of a text', () => {
  it('ignores case, marks above letters and punctuation', () => {
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

it('takes Chinese as pairs', () => {
  expect(pairsOf('凯美瑞')).toEqual(['凯美', '美瑞']);
  expect(pairsOf('宋')).toEqual(['宋']);
});

it('splits compounds', () => expect(partsOf('cs2.5turbo')).toEqual(['cs', '2.5', 'turbo']));
