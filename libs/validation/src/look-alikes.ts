/** Letters that look like Latin ones, each pair as one text: Cyrillic and Greek. */
const PAIRS =
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ҮY ԌG ԚQ ԜW аa еe оo рp сc уy хx кk іi јj ѕs үy һh ԁd ԛq ԝw ' +
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo ϲc ϳj';

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([like, latin]) => [like!, latin!]),
);

const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LATIN_WORD = /^[\p{Script=Latin}\p{N}\p{M}]+$/u;

/** Replaces the wide letters, digits and signs of Chinese keyboards by those of ASCII. */
export const fromFullWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0));

/**
 * Replaces Cyrillic and Greek letters that look Latin, in words that are Latin then. Other words stay as they were typed, so that a
 * rule refuses them as what they are.
 */
export const inLatin = (text: string): string =>
  text.replace(WORD, (word) => {
    const latin = [...word].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
    return LATIN_WORD.test(latin) ? latin.normalize('NFC') : word;
  });
