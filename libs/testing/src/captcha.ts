import { pbkdf2Sync, randomBytes } from 'node:crypto';
import type { CaptchaAnswerDto, CaptchaType, CaptchaView } from '@mall/contracts/auth';

interface ProofOfWork {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

type CreateCaptcha = (request: { captchaType: CaptchaType; randomStr: string }) => Promise<CaptchaView>;

/** Returns a solved captcha for a call; `create` calls the operation `createCaptcha` from the same network address. */
export async function aSolvedCaptcha(
  captchaType: CaptchaType,
  create: CreateCaptcha,
): Promise<CaptchaAnswerDto> {
  const randomStr = `test${randomBytes(12).toString('hex')}`;
  const { challenge } = await create({ captchaType, randomStr });
  return { randomStr, code: solutionOf(challenge) };
}

/** Returns a solved captcha for calls to a gateway at this URL. */
export function aSolvedCaptchaOver(gatewayUrl: string, captchaType: CaptchaType): Promise<CaptchaAnswerDto> {
  return aSolvedCaptcha(captchaType, async (request) => {
    const answer = await fetch(`${gatewayUrl}/api/auth/code/create?${new URLSearchParams(request)}`);
    return ((await answer.json()) as { data: CaptchaView }).data;
  });
}

/** Returns the challenge and the first counter whose derived key has the required prefix, as JSON in base64url. */
export function solutionOf(challenge: string): string {
  const read = JSON.parse(challenge) as ProofOfWork;
  const { nonce, salt, cost, keyLength, keyPrefix } = read.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (!key.startsWith(keyPrefix)) continue;
    const solved = { challenge: read, solution: { counter, derivedKey: key } };
    return Buffer.from(JSON.stringify(solved)).toString('base64url');
  }
}
