import type { MallError } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import type { DealSettings } from './deal-setting.repository.js';

/**
 * Effect of changed settings on the rate that buyers pay by. The rates import the settings, so this is a port: the
 * feature `rate` provides it.
 */
export abstract class EffectOnRate {
  /**
   * Returns the refusal of a change that makes the payment rate jump; undefined when it does not. Until the transaction
   * ends, nobody else changes that rate.
   */
  abstract refusalOf(tx: EntityManager, after: DealSettings): Promise<MallError | undefined>;

  /** Records the payment rate that holds from now on. */
  abstract record(tx: EntityManager): Promise<void>;
}
