import type { Challenge, Solution } from 'altcha-lib/types';

/** Solves a challenge beside the page, which stays responsive. Null when the browser cannot. */
export async function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  // Loaded when a captcha is needed: only the build knows the address of the worker's file.
  const { captchaWorkerUrl } = await import('./worker-url.js');
  const worker = new Worker(captchaWorkerUrl(), { type: 'module' });
  return new Promise<Solution | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
