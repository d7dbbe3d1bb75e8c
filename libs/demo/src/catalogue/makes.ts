import { byd } from './makes/byd.js';
import { changan } from './makes/changan.js';
import { chery } from './makes/chery.js';
import { geely } from './makes/geely.js';
import { germany } from './makes/germany.js';
import { greatWall } from './makes/great-wall.js';
import { japan } from './makes/japan.js';
import { koreaAndWest } from './makes/korea-and-west.js';
import { startups } from './makes/startups.js';
import { stateOwned } from './makes/state-owned.js';
import type { Make, Origin } from './model.js';
import { readMakes } from './table.js';

const originOrder: Origin[] = ['china', 'japan', 'germany', 'korea', 'europe', 'america'];

/** Every make with its series and trims; Chinese makes first, then Japanese, German, Korean and the rest. */
export const makes: Make[] = [
  greatWall,
  chery,
  geely,
  changan,
  byd,
  startups,
  stateOwned,
  japan,
  germany,
  koreaAndWest,
]
  .flatMap(readMakes)
  .sort((left, right) => originOrder.indexOf(left.origin) - originOrder.indexOf(right.origin));
