import { readFileSync } from 'node:fs';
import type { Make, Origin } from './model.js';
import { readMakes } from './table.js';

const folder = new URL('../../makes/', import.meta.url);

const files = [
  ...['great-wall', 'chery', 'geely', 'changan', 'byd', 'startups', 'state-owned'],
  ...['japan', 'germany', 'korea-and-west'],
];

const originOrder: Origin[] = ['china', 'japan', 'germany', 'korea', 'europe', 'america'];

/** Every make with its series and trims; Chinese makes first, then Japanese, German, Korean and the rest. */
export const makes: Make[] = files
  .flatMap((name) => readMakes(readFileSync(new URL(`${name}.txt`, folder), 'utf8')))
  .sort((left, right) => originOrder.indexOf(left.origin) - originOrder.indexOf(right.origin));
