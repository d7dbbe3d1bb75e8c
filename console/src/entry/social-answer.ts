export interface SocialAnswer {
  /** Which service: `DINGTALK`, `WEIXIN_CP`, … */
  readonly state: string;
  readonly code: string;
}

/** What another service has put into the address of `/authredirect`; nothing when it refused or something is missing. */
export function socialAnswerOf(search: string): SocialAnswer | undefined {
  const query = new URLSearchParams(search);
  // DingTalk calls it `authCode`.
  const [state, code] = [query.get('state'), query.get('code') ?? query.get('authCode')];
  return state && code && /^[A-Z_]{2,20}$/.test(state) && !query.has('error') ? { state, code } : undefined;
}
