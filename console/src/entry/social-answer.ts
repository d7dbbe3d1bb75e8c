export interface SocialAnswer {
  /** The service: `DINGTALK`, `WEIXIN_CP`, … */
  readonly state: string;
  readonly code: string;
}

/** Parses the parameters that another service added to the URL of `/authredirect`; undefined when one is missing. */
export function socialAnswerOf(search: string): SocialAnswer | undefined {
  const query = new URLSearchParams(search);
  // DingTalk names it `authCode`.
  const [state, code] = [query.get('state'), query.get('code') ?? query.get('authCode')];
  return state && code && /^[A-Z_]{2,20}$/.test(state) && !query.has('error') ? { state, code } : undefined;
}
