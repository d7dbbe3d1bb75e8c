import type { TestMall } from '@mall/testing';
import type { Cast } from '../authorization/cast.js';

/** A mall with all services, which is there while tests run, not while they are declared. */
export interface WholeMall {
  readonly mall: TestMall;
  readonly cast: Cast;
}
