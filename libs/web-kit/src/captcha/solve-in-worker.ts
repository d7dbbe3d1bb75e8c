import type { Challenge, Solution } from 'altcha-lib/types';

/** Solves a challenge beside the page, which stays responsive. Null when the browser cannot. */
export function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha.worker.js', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
