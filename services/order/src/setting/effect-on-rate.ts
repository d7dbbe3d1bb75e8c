import type { MallError } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import type { DealSettings } from './deal-setting.repository.js';

/**
 * What a change of settings does to the rate that buyers pay by. The rates import the settings, so this is a port: the feature
 * `rate` provides it.
 */
export abstract class EffectOnRate {
  /**
   * The refusal of a change that makes the payment rate jump; undefined when it does not. Until the transaction ends, nobody
   * else changes that rate.
   */
  abstract refusalOf(tx: EntityManager, after: DealSettings): Promise<MallError | undefined>;

  /** Writes down which payment rate holds from now on. */
  abstract record(tx: EntityManager): Promise<void>;
}
