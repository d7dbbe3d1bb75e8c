import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors, type CaptchaAnswerDto, type CaptchaType, type CaptchaView } from '@mall/contracts/auth';
import { networkOf, platformErrors } from '@mall/contracts/define';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { config } from '../config.js';
import { Captcha } from './captcha.js';
import { CaptchaRepository } from './captcha.repository.js';
import { readSolution } from './solution.js';

/** Numbers of keys that a client derives before it finds the right one, and seconds before a solution is accepted. */
const EFFORTS: Readonly<Record<CaptchaType, { fewest: number; most: number; waitSeconds: number }>> = {
  sms: { fewest: 300, most: 600, waitSeconds: 0 },
  signIn: { fewest: 600, most: 1_200, waitSeconds: 3 },
};

const LIFE_SECONDS = 120;

/** Codes for one network in an hour at the usual effort. Twice as many double it, and so on up to `MOST_TIMES`. */
const USUAL_CODES = 20;
const MOST_TIMES = 8;

/**
 * Captcha by proof of work (ALTCHA): a price in processor time, not a proof of a person. Challenges are signed and not
 * stored; used ones are stored until they expire, so each works once whichever process checks it. All times are the
 * database's.
 */
@Injectable()
export class ProofOfWorkCaptcha extends Captcha {
  protected readonly cost: number = config.CAPTCHA_COST;

  constructor(private readonly captchas: CaptchaRepository) {
    super();
  }

  async create(type: CaptchaType, randomStr: string, ip: string | undefined): Promise<CaptchaView> {
    const { fewest, most, waitSeconds } = EFFORTS[type];
    const network = networkOf(ip ?? 'unknown');
    const times = type === 'sms' ? timesOf(await this.captchas.codesSent(network)) : 1;
    const now = await this.captchas.now();
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.cost,
      counter: randomInt(most * times, fewest * times),
      data: {
        type,
        randomStr,
        network,
        from: now + waitSeconds,
        to: now + LIFE_SECONDS,
      },
      deriveKey,
      ...(await this.secrets()),
    });
    return { challenge: JSON.stringify(challenge), waitSeconds, expiresIn: LIFE_SECONDS };
  }

  async redeem(type: CaptchaType, answer: CaptchaAnswerDto, ip: string | undefined): Promise<void> {
    const solved = readSolution(answer.code);
    if (!solved) throw authErrors.captchaNeeded();
    const { verified } = await verifySolution({ ...solved, deriveKey, ...(await this.secrets()) });
    if (!verified) throw authErrors.captchaNeeded();
    const { data = {} } = solved.challenge.parameters;
    const [from, to] = [Number(data['from']), Number(data['to'])];
    const isMeant =
      data['type'] === type &&
      data['randomStr'] === answer.randomStr &&
      data['network'] === networkOf(ip ?? 'unknown');
    const now = await this.captchas.now();
    if (!isMeant || now >= to) throw authErrors.captchaNeeded();
    if (now < from) throw platformErrors.tooFrequent({ seconds: Math.ceil(from - now) });
    if (!(await this.captchas.use(solved.challenge.signature, to))) throw authErrors.captchaNeeded();
  }

  private async secrets(): Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> {
    const secret = await this.captchas.secret();
    return {
      hmacSignatureSecret: derived(secret, 'challenge'),
      hmacKeySignatureSecret: derived(secret, 'key'),
    };
  }
}

/**
 * Returns the factor of the effort in a network that has been sent so many codes. Thousands of people share the address of a
 * mobile network, so codes become dearer there and are not refused.
 */
const timesOf = (sent: number): number =>
  Math.min(MOST_TIMES, 2 ** Math.max(0, Math.floor(Math.log2(sent / USUAL_CODES) + 1)));

const derived = (secret: Buffer, purpose: string): string =>
  createHash('sha256').update(secret).update(purpose).digest('hex');
