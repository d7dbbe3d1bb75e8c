import { Injectable } from '@nestjs/common';
import type { CaptchaAnswerDto } from '@mall/contracts/auth';
import { networkOf, type Caller } from '@mall/contracts/define';
import { normaliseMobile } from '@mall/validation';
import type { Account, Side } from '../account/account.entity.js';
import { AttemptLimitService } from '../attempts/attempt-limit.service.js';
import { Captcha } from '../captcha/captcha.js';
import { KnownDeviceRepository } from '../devices/known-device.repository.js';
import { KnownNetworkRepository } from '../networks/known-network.repository.js';

/** A password attempt: for which account, and from where. */
export interface SignInAttempt {
  readonly side: Side;
  /** User name or phone number as typed. */
  readonly principal: string;
  /** Account of the principal; undefined when there is none. */
  readonly account: Account | undefined;
  readonly caller: Caller;
  /** A solved captcha, where the server required one. */
  readonly captcha: CaptchaAnswerDto;
}

/**
 * Slows down guessing of passwords without locking accounts. Attempts count the account, however it was spelled, and
 * the network. Past the limit of an account or of a network each attempt costs a captcha, which takes some seconds.
 * Networks and browsers that signed in to the account lately need none, so attempts from elsewhere never keep the owner
 * out. A known browser is not even delayed by attempts from its own network, and counts as unknown after ten wrong
 * passwords.
 */
@Injectable()
export class SignInLimitService {
  constructor(
    private readonly attempts: AttemptLimitService,
    private readonly networks: KnownNetworkRepository,
    private readonly devices: KnownDeviceRepository,
    private readonly captcha: Captcha,
  ) {}

  /**
   * Counts an attempt before the password is checked.
   * @throws platformErrors.tooFrequent with the seconds to wait, authErrors.captchaNeeded
   */
  async take(attempt: SignInAttempt): Promise<void> {
    const { who, network, pair, device } = keysOf(attempt);
    const { account, caller, captcha } = attempt;
    const isKnownDevice = await this.devices.isKnown(account?.accountId, caller.deviceKey);
    if (isKnownDevice && (await this.attempts.secondsToWait('signInDevice', device)) === 0) return;
    await this.attempts.take('signInPair', pair);
    if (await this.networks.isKnown(account?.accountId, caller.ip)) return;
    // Both are counted, even when the first is exceeded.
    const waits = [
      await this.attempts.secondsToWait('signInNetwork', network),
      await this.attempts.secondsToWait('signInAccount', who),
    ];
    if (Math.max(...waits) === 0) return;
    try {
      await this.captcha.redeem('signIn', captcha, caller.ip);
    } catch (refusal) {
      // No password is compared, so the attempt does not count.
      await this.attempts.giveBack('signInPair', pair);
      throw refusal;
    }
  }

  /** Undoes the count after a correct password. */
  async giveBack(attempt: SignInAttempt): Promise<void> {
    const { who, network, pair, device } = keysOf(attempt);
    const { account, caller } = attempt;
    await this.attempts.reset('signInPair', pair);
    if (await this.devices.isKnown(account?.accountId, caller.deviceKey))
      return this.attempts.reset('signInDevice', device);
    if (await this.networks.isKnown(account?.accountId, caller.ip)) return;
    await this.attempts.giveBack('signInNetwork', network);
    await this.attempts.giveBack('signInAccount', who);
  }
}

function keysOf({
  side,
  principal,
  account,
  caller,
}: SignInAttempt): Record<'who' | 'network' | 'pair' | 'device', string> {
  const typed = normaliseMobile(principal) ?? principal.trim().toLowerCase();
  const who = account ? `account ${account.accountId}` : `${side} ${typed}`;
  const network = networkOf(caller.ip ?? 'unknown');
  return { who, network, pair: `${network} ${who}`, device: `${caller.deviceKey} ${who}` };
}
