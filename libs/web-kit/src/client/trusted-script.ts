interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const policies = new Map<string, Policy>();

/**
 * Returns the URL of a worker's file in the form that browsers with Trusted Types require. The pages' security policy lists the
 * allowed policies; each stands for one file.
 */
export function trustedScriptUrl(name: string, url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = policies.get(name) ?? trustedTypes.createPolicy(name, { createScriptURL: () => url });
  policies.set(name, policy);
  return policy.createScriptURL(url);
}
