import type { Challenge, Solution } from 'altcha-lib/types';

/** Solves a challenge in a worker, so that the page stays responsive. Returns null when the browser cannot. */
export async function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  // Loaded on demand: only the build knows the URL of the worker's file.
  const { captchaWorkerUrl } = await import('./worker-url.js');
  const worker = new Worker(captchaWorkerUrl(), { type: 'module' });
  return new Promise<Solution | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
