import workerUrl from './captcha.worker.js?worker&url';

/** What the pages' security policy calls it: no other policy may be created, and no text becomes markup or script. */
export const WORKER_POLICY = 'captcha-worker';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of the captcha's worker, in the form that browsers with Trusted Types require. */
export function captchaWorkerUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerUrl;
  policy ??= trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => workerUrl });
  return policy.createScriptURL(workerUrl);
}
