import { hashToken, newToken, openSuccessor, sealSuccessor } from './refresh-token.js';

describe('refresh tokens', () => {
  it('opens the successor with the used token alone', () => {
    const used = newToken();
    const successor = newToken();
    expect(openSuccessor(used, sealSuccessor(used, successor))).toBe(successor);
  });

  it('keeps the successor from anyone who only reads the database', () => {
    const used = newToken();
    const sealed = sealSuccessor(used, newToken());
    expect(() => openSuccessor(hashToken(used).toString('base64url'), sealed)).toThrow();
  });
});
