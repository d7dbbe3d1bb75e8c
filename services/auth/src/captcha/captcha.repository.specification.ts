import { randomUUID } from 'node:crypto';
import { Specification } from '@mall/testing/specification';
import type { CaptchaRepository } from './captcha.repository.js';

interface Given {
  readonly repository: CaptchaRepository;
  /** Records that a code was sent for a network so many minutes ago. */
  readonly send: (network: string, minutesAgo: number) => Promise<void>;
  /** Repository of another replica on the same database. */
  readonly ofReplica: CaptchaRepository;
}

export const captchaSpecification = new Specification<Given>((arrange) => {
  it('is used once', async () => {
    const { repository } = await arrange();
    const [one, other] = [randomUUID(), randomUUID()];
    const expiresAt = (await repository.now()) + 60;
    expect(await repository.use(one, expiresAt)).toBe(true);
    expect(await repository.use(one, expiresAt)).toBe(false);
    expect(await repository.use(other, expiresAt)).toBe(true);
  });

  it('is harder by the codes that a network was sent within an hour', async () => {
    const { repository, send } = await arrange();
    const [crowded, other] = ['203.0.113.77', '203.0.113.78'];
    for (const minutes of [1, 59, 61]) await send(crowded, minutes);
    expect(await repository.codesSent(crowded)).toBe(2);
    expect(await repository.codesSent(other)).toBe(0);
  });

  it('is signed with one secret of 32 bytes', async () => {
    const { repository, ofReplica } = await arrange();
    const secret = await repository.secret();
    expect(secret).toHaveLength(32);
    expect(await repository.secret()).toEqual(secret);
    expect(await ofReplica.secret()).toEqual(secret);
  });

  it('expires by seconds since 1970', async () => {
    const { repository } = await arrange();
    const now = await repository.now();
    expect(now).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z') / 1_000);
    expect(now).toBeLessThan(Date.parse('2126-01-01T00:00:00Z') / 1_000);
  });
});
