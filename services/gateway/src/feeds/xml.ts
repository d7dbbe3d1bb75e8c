import { escaped } from '../pages/escaped.js';

/** Characters that XML 1.0 cannot contain, including unpaired surrogates. Source: XML 1.0, 2.2. */

const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

/** Returns a text that somebody typed, cut to a length, as the content of an element. */
export const xmlText = (text: string, longest = 3_000): string =>
  escaped([...text.replace(UNWRITABLE, '')].slice(0, longest).join(''));

/** Returns an element; an empty text without a value. */
export const element = (name: string, value: string | number | undefined, attributes = ''): string =>
  value === undefined || value === '' ? '' : `<${name}${attributes}>${xmlText(String(value))}</${name}>`;
