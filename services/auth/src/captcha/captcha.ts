import type { CaptchaAnswerDto, CaptchaType, CaptchaView } from '@mall/contracts/auth';

/** Makes automated requests expensive. Port: the mall's own proof of work can be replaced by a service. */
export abstract class Captcha {
  /** Creates a challenge that clients in `ip`'s network can solve for that type within two minutes. */
  abstract create(type: CaptchaType, randomStr: string, ip: string | undefined): Promise<CaptchaView>;

  /**
   * Accepts a solved challenge once.
   * @throws authErrors.captchaNeeded when it is missing, wrong, expired, used, or for another purpose.
   * @throws platformErrors.tooFrequent when it comes too early.
   */
  abstract redeem(type: CaptchaType, answer: CaptchaAnswerDto, ip: string | undefined): Promise<void>;
}
