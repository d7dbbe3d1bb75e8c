import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const TIMEOUT_MS = 90_000;

/** Solves one challenge and posts the solution; null when it takes too long. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS }));
  } catch {
    // A page without TLS has no WebCrypto.
    self.postMessage(null);
  }
};
