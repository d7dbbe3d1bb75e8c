import { say, type FieldIssue } from '@mall/validation';
import { rateLabels } from './exchange-rate.api.js';

/** Cyrillic letters and the Latin letters and digits that look like them. */
const LIKE_CYRILLIC: Readonly<Record<string, string>> = {
  ...{ a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' },
  ...{ '0': 'о', '3': 'з', '6': 'б', ё: 'е', й: 'и' },
};
const LIKE_LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', к: 'k', м: 'm', о: 'o', р: 'p', т: 't', х: 'x', у: 'y' },
  ...{ '0': 'o', '1': 'l', '3': 'e' },
};
const SIMPLIFIED: Readonly<Record<string, string>> = { 銀: '银', 羅: '罗', 聯: '联', 歐: '欧', 國: '国' };

/** Names of central banks, without what separates their words. */
const NAMES: readonly RegExp[] = [
  /центробанк|центральн\p{L}{0,4}банк|нацбанк|национальн\p{L}{0,4}банк/u,
  /народн\p{L}{0,4}банк\p{L}{0,2}кита/u,
  /bankof(?:the)?russia|bankrossii|centralbank|[ct]s?entrobank|tsentraln|nationalbankof|peoples?bankofchina|federalreserve/,
  /央行|中央银行|人民银行|俄罗斯(?:联邦)?(?:中央)?银行/,
];

/** The Bank of Russia in Russian, as words of their own: other banks have names that end so. */
const BANK_OF_RUSSIA = /(?:^| )банк(?:а|у|ом|е)? ?россии/;

/** Abbreviations of central banks, which are words of their own. */
const WORDS: readonly RegExp[] = [/^(?:ецб|нбк|цб(?:р|рф)?)$/, /^(?:cbrf?|ecb|pboc|cbrru)$/];

const folded = (text: string, like: Readonly<Record<string, string>>): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/./gu, (letter) => like[letter] ?? letter);

/** Whether a text names a central bank in Russian, English or Chinese, however it is spelt. */
export function namesCentralBank(source: string): boolean {
  return [LIKE_CYRILLIC, LIKE_LATIN, SIMPLIFIED].some((like) => {
    const text = folded(source, like);
    const spaced = text.replace(/[^\p{L}\p{N}]+/gu, ' ');
    const joined = spaced.replaceAll(' ', '');
    const words = [
      text,
      text.replace(/(?<=(?:^|[^\p{L}])\p{L})[.\s-]+(?=\p{L}(?:[^\p{L}]|$))/gu, ''),
    ].flatMap((one) => one.split(/[^\p{L}]+/u));
    return (
      BANK_OF_RUSSIA.test(spaced) ||
      NAMES.some((name) => name.test(joined)) ||
      words.some((word) => WORDS.some((name) => name.test(word)))
    );
  });
}

const text = say(
  '«{label}»: курс вносите вы, поэтому центральный банк источником быть не может: курс Банка России приходит из его файла сам. Укажите, откуда взят этот курс, например «Банк Китая, отделение в Суйфэньхэ, 21.11.2026» или «Внесён вручную»',
  '{label}：该汇率由您录入，不能以央行为来源，俄央行汇率由其文件自动导入。请填写实际来源，例如“中国银行绥芬河支行 2026-11-21”或“手工录入”',
  '“{label}”: you enter this rate, so a central bank cannot be its source: that of the Bank of Russia comes from its own file. Say where this rate is from, for instance “Bank of China, Suifenhe branch, 21 Nov 2026” or “entered by hand”',
);

/** Returns the fault of the source of an entered rate, which buyers and papers show. */
export const rateSourceIssue = (source: string): FieldIssue | undefined =>
  namesCentralBank(source) ? { field: 'source', text, params: { label: rateLabels.source } } : undefined;
