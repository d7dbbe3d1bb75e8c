import { startMall, type TestMall } from '@mall/testing';
import { Cast } from './authorization/cast.js';
import { cost } from './whole-mall/cost.js';
import { counts } from './whole-mall/counts.js';
import { everyOperation } from './whole-mall/every-operation.js';
import { listFilters } from './whole-mall/list-filters.js';
import { listSort } from './whole-mall/list-sort.js';

// These tests change nothing that another one looks at, so they share nine services, whose start takes more than all of them.
let mall: TestMall;
let cast: Cast;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'user', 'tenant', 'product', 'order', 'file', 'chat', 'gateway']);
  cast = new Cast(mall);
}, 120_000);

const whole = {
  get mall() {
    return mall;
  },
  get cast() {
    return cast;
  },
};

describe('every declared operation', () => everyOperation(whole));
describe('the filters of lists', () => listFilters(whole));
describe('the order of lists', () => listSort(whole));
describe('the counts of lists', () => counts(whole));
// The figures of the scheduler by which the time is measured are Linux's.
if (process.platform === 'linux') describe('the processor time of a request', () => cost(whole));
