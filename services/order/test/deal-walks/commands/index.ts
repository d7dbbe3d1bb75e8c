import type { Commands } from '../step.js';
import { advance } from './advance.js';
import { buying } from './buying.js';
import { desk } from './desk.js';
import { goods } from './goods.js';
import { listing } from './listing.js';
import { papers } from './papers.js';
import { prices } from './prices.js';
import { refunds } from './refunds.js';
import { slips } from './slips.js';
import { time } from './time.js';

/** All commands of a walk. */
export const commands: Commands = {
  ...buying,
  ...advance,
  ...papers,
  ...slips,
  ...refunds,
  ...desk,
  ...goods,
  ...prices,
  ...listing,
  ...time,
};
