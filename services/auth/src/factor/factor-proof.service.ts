import { Injectable } from '@nestjs/common';
import { authErrors, type FactorChange, authEvents } from '@mall/contracts/auth';
import { FACTOR_FIELD, type Caller, type MallError, platformErrors } from '@mall/contracts/define';
import { Outbox, SharedClock } from '@mall/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AttemptLimitService } from '../attempts/attempt-limit.service.js';
import { KnownDeviceRepository } from '../devices/known-device.repository.js';
import { readCode, stepOf } from './factor-codes.js';
import { FactorVault } from './factor-vault.js';
import { SecondFactorRepository } from './second-factor.repository.js';

/** Where a code is typed: the browser and, for a sign-in, nothing else. */
export type FactorSource = Pick<Caller, 'deviceKey'>;

const LIMITS = ['factorCode', 'factorDay'] as const;

/**
 * Checks codes of the second factor. Each attempt is counted before it is compared, by account: whoever guesses has the
 * first proof already, so a limit locks out nobody else. Browsers that signed in to the account lately have a count of
 * their own, so that somebody with a stolen password keeps the owner out of none of them.
 */
@Injectable()
export class FactorProofService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorRepository,
    private readonly vault: FactorVault,
    private readonly attempts: AttemptLimitService,
    private readonly devices: KnownDeviceRepository,
    private readonly clock: SharedClock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Uses up a code of the app, or a recovery code, and does `work` in the same transaction.
   * @throws authErrors.wrongFactor also for a code that was used before; platformErrors.tooFrequent
   */
  async prove<T>(
    account: Account,
    typed: string,
    source: FactorSource,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    const counted = await this.take(account, source);
    const useUp = await this.check(account, typed);
    const done = await this.dataSource.transaction(async (tx) => {
      if (!(await useUp?.(tx))) throw wrongFactor();
      return work(tx);
    });
    for (const limit of LIMITS) await this.attempts.reset(limit, counted);
    return done;
  }

  /**
   * Checks the first code of a key that is being set up, and does `work`.
   * @throws authErrors.factorNotStarted, wrongFactor, platformErrors.tooFrequent
   */
  async proveFirst<T>(
    account: Account,
    typed: string,
    source: FactorSource,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    const started = await this.factors.find(account.accountId);
    if (!started?.isRecent) throw authErrors.factorNotStarted();
    if (readCode(typed)?.kind !== 'app') throw wrongFactor();
    return this.prove(account, typed, source, work);
  }

  /** Announces what has happened to the factor, for a notice to its owner. */
  async announce(
    tx: EntityManager,
    { side, userId, username }: Account,
    change: FactorChange,
    more: { readonly recoveryLeft?: number } = {},
  ): Promise<void> {
    const payload = { side, userId, username, change, ...more };
    await this.outbox.add(tx, authEvents.factorChanged, { aggregateId: userId, payload });
  }

  /** Returns what uses a code up, which fails when a parallel call has done so; undefined for a wrong code. */
  private async check(
    account: Account,
    typed: string,
  ): Promise<((tx: EntityManager) => Promise<boolean>) | undefined> {
    const { accountId } = account;
    const read = readCode(typed);
    if (read?.kind === 'recovery') return (tx) => this.useRecovery(tx, account, read.code);
    const factor = read && (await this.factors.find(accountId));
    if (!factor) return undefined;
    const secret = this.vault.open(factor.secretSealed, accountId);
    const step = stepOf(secret, read.code, { nowMs: this.clock.now(), lastStep: factor.lastStep });
    return step === undefined ? undefined : (tx) => this.factors.useStep(tx, accountId, step);
  }

  private async useRecovery(tx: EntityManager, account: Account, code: string): Promise<boolean> {
    const { accountId } = account;
    if (!(await this.factors.useRecovery(tx, accountId, this.vault.hashes(code, accountId)))) return false;
    const recoveryLeft = await this.factors.recoveryLeft(accountId, tx);
    await this.announce(tx, account, 'recoveryUsed', { recoveryLeft });
    return true;
  }

  /** Counts an attempt. @returns the key by which it is counted. */
  private async take(account: Account, { deviceKey }: FactorSource): Promise<string> {
    const { accountId } = account;
    const isKnown = await this.devices.isKnown(accountId, deviceKey);
    const counted = isKnown ? `${accountId} ${deviceKey}` : accountId;
    const waits = [];
    for (const limit of LIMITS) waits.push(await this.attempts.secondsToWait(limit, counted));
    const seconds = Math.max(...waits);
    if (seconds === 0) return counted;
    // Once a day: the notice says that somebody has the password.
    if ((await this.attempts.secondsToWait('factorWarning', accountId)) === 0)
      await this.dataSource.transaction((tx) => this.announce(tx, account, 'guessed'));
    throw platformErrors.tooFrequent({ seconds });
  }
}

/** Returns the refusal of a code; forms show it at their field. */
export function wrongFactor(): MallError {
  const { text } = authErrors.wrongFactor;
  return authErrors.wrongFactor({}, [{ field: FACTOR_FIELD, text, params: {} }]);
}
