/**
 * Sanitizes untrusted text for the log: removes tokens and control characters, which could forge entries. Line
 * breaks become `⏎` unless `keepLines` is set.
 */
export function plainLine(text: string, keepLines = false): string {
  // `access_token` and `refresh_token` end in `token`.
  const withoutTokens = text.replace(/((?:token|ticket|code)=)[^&\s#]+/gi, '$1***');
  const breaks = withoutTokens.replace(/\r\n|\r|\n/g, keepLines ? '\n' : ' ⏎ ');

  return breaks.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ');
}
