/** What another service has put into the address that it sent the browser back to. */
export interface SocialAnswer {
  readonly state: string;
  readonly code: string;
  /** Of VK ID. */
  readonly device_id?: string;
  /** Who sends it, where the service says so. */
  readonly iss?: string;
}

/** The name of the service stands before the random part. */
const BEGUN_HERE = /^\w+-./;

/** `refused`: the person has not agreed there; `broken`: the address is not one that a service makes. */
export function socialAnswerOf(search: URLSearchParams): SocialAnswer | 'refused' | 'broken' {
  const field = (name: string): string | undefined => search.get(name) ?? undefined;
  if (search.has('error')) return 'refused';
  const [state, code, device_id, iss] = ['state', 'code', 'device_id', 'iss'].map(field);
  if (!state || !code || !BEGUN_HERE.test(state)) return 'broken';
  return { state, code, ...(device_id && { device_id }), ...(iss && { iss }) };
}

/** The service of a state, as its sign-in was begun with. */
export const providerOf = ({ state }: SocialAnswer): string => state.split('-')[0]!;
