import { Injectable } from '@nestjs/common';
import type { CaptchaAnswerDto } from '@mall/contracts/auth';
import { networkOf, type Caller } from '@mall/contracts/define';
import type { Account, Side } from '../account/account.entity.js';
import { normaliseMobile } from '../account/mobile.js';
import { AttemptLimitService } from '../attempts/attempt-limit.service.js';
import { Captcha } from '../captcha/captcha.js';
import { KnownNetworkRepository } from '../networks/known-network.repository.js';

/** Whose password is tried, and from where. */
export interface SignInAttempt {
  readonly side: Side;
  /** As typed. */
  readonly principal: string;
  /** The account that the principal names; undefined when there is none. */
  readonly account: Account | undefined;
  readonly caller: Caller;
  /** A solved captcha, where the client was told that it needs one. */
  readonly captcha: CaptchaAnswerDto;
}

/**
 * Slows down guessing of passwords without locking accounts. Attempts count the account, however it was spelled, and the
 * network. Past the limit of an account each attempt costs a captcha, which takes some seconds; a network that signed in to
 * the account lately needs none, so attempts from elsewhere never keep the owner out.
 */
@Injectable()
export class SignInLimitService {
  constructor(
    private readonly attempts: AttemptLimitService,
    private readonly networks: KnownNetworkRepository,
    private readonly captcha: Captcha,
  ) {}

  /**
   * Counts an attempt before the password is checked.
   * @throws platformErrors.tooFrequent with the seconds to wait, authErrors.captchaNeeded
   */
  async take(attempt: SignInAttempt): Promise<void> {
    const { who, network, pair } = keysOf(attempt);
    const { account, caller, captcha } = attempt;
    await this.attempts.take('signInPair', pair);
    if (await this.networks.isKnown(account?.accountId, caller.ip)) return;
    await this.attempts.take('signInNetwork', network);
    if ((await this.attempts.secondsToWait('signInAccount', who)) === 0) return;
    try {
      await this.captcha.redeem('signIn', captcha, caller.ip);
    } catch (refusal) {
      // No password is compared, so this was no attempt.
      await this.attempts.giveBack('signInPair', pair);
      throw refusal;
    }
  }

  /** Undoes the count after a right password. */
  async giveBack(attempt: SignInAttempt): Promise<void> {
    const { who, network, pair } = keysOf(attempt);
    await this.attempts.reset('signInPair', pair);
    if (await this.networks.isKnown(attempt.account?.accountId, attempt.caller.ip)) return;
    await this.attempts.giveBack('signInNetwork', network);
    await this.attempts.giveBack('signInAccount', who);
  }
}

function keysOf({
  side,
  principal,
  account,
  caller,
}: SignInAttempt): Record<'who' | 'network' | 'pair', string> {
  const typed = normaliseMobile(principal) ?? principal.trim().toLowerCase();
  const who = account ? `account ${account.accountId}` : `${side} ${typed}`;
  const network = networkOf(caller.ip ?? 'unknown');
  return { who, network, pair: `${network} ${who}` };
}
