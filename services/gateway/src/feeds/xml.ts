import { escaped } from '../pages/escaped.js';

/** Characters that XML 1.0 has no way to write, halves of pairs among them. Source: XML 1.0, 2.2. */

const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

/** A text that somebody typed, cut to a length, as the content of an element. */
export const xmlText = (text: string, longest = 3_000): string =>
  escaped([...text.replace(UNWRITABLE, '')].slice(0, longest).join(''));

/** Nothing without a value. */
export const element = (name: string, value: string | number | undefined, attributes = ''): string =>
  value === undefined || value === '' ? '' : `<${name}${attributes}>${xmlText(String(value))}</${name}>`;
