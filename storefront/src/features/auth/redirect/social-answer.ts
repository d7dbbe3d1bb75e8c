/** The parameters that another service added to the redirect URL. */
export interface SocialAnswer {
  readonly state: string;
  readonly code: string;
  /** Sent by VK ID. */
  readonly device_id?: string;
  /** The issuer, where the service sends it. */
  readonly iss?: string;
}

/** A state begins with the name of the service, followed by a random part. */
const BEGUN_HERE = /^\w+-./;

/** Parses the redirect URL. `refused`: the person has not agreed there; `broken`: no service creates such a URL. */
export function socialAnswerOf(search: URLSearchParams): SocialAnswer | 'refused' | 'broken' {
  const field = (name: string): string | undefined => search.get(name) ?? undefined;
  if (search.has('error')) return 'refused';
  const [state, code, device_id, iss] = ['state', 'code', 'device_id', 'iss'].map(field);
  if (!state || !code || !BEGUN_HERE.test(state)) return 'broken';
  return { state, code, ...(device_id && { device_id }), ...(iss && { iss }) };
}

/** Returns the service of a state. */
export const providerOf = ({ state }: SocialAnswer): string => state.split('-')[0]!;
