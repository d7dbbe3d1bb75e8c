import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const TIMEOUT_MS = 90_000;

/** Solves the one challenge that it is sent, and answers with the solution; null when it took too long. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS }));
  } catch {
    // A page without TLS has no WebCrypto.
    self.postMessage(null);
  }
};
