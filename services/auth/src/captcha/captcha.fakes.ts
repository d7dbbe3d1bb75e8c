import { authErrors, type CaptchaAnswerDto, type CaptchaType, type CaptchaView } from '@mall/contracts/auth';
import { Captcha } from './captcha.js';
import { CaptchaRepository } from './captcha.repository.js';

/** Used challenges in memory, for unit tests, which set the clock. */
export class InMemoryCaptchas extends CaptchaRepository {
  /** Current time in epoch seconds. */
  seconds = 1_800_000_000;
  /** Codes that a test says were sent. */
  readonly sent: { readonly network: string; readonly minutesAgo: number }[] = [];
  private readonly used = new Set<string>();

  constructor() {
    super(undefined as never);
  }

  override async codesSent(network: string): Promise<number> {
    return this.sent.filter((code) => code.network === network && code.minutesAgo < 60).length;
  }

  override async now(): Promise<number> {
    return this.seconds;
  }

  override async secret(): Promise<Buffer> {
    return Buffer.alloc(32, 7);
  }

  override async use(signature: string): Promise<boolean> {
    const isNew = !this.used.has(signature);
    this.used.add(signature);
    return isNew;
  }
}

/** Accepts the answer `solved`, for unit tests of operations that a captcha protects. */
export class SimpleCaptcha extends Captcha {
  readonly redeemed: CaptchaType[] = [];

  async create(): Promise<CaptchaView> {
    return { challenge: 'solve', waitSeconds: 0, expiresIn: 60 };
  }

  async redeem(type: CaptchaType, { code }: CaptchaAnswerDto): Promise<void> {
    if (code !== 'solved') throw authErrors.captchaNeeded();
    this.redeemed.push(type);
  }
}
