/**
 * Parses an account at a provider from a URL with user and password.
 * @param form an example of a valid value
 * @throws Error when user or password is missing
 */
export function accountOf(text: string, form: string) {
  const { origin, protocol, hostname, username, password, pathname, searchParams } = new URL(
    URL.canParse(text) ? text : 'nothing:',
  );
  // A password is sent unencrypted only within this machine.
  const isSafe = protocol === 'https:' || hostname === '127.0.0.1';
  if (!isSafe || !username || !password) throw new Error(`must be like ${form}`);
  return {
    url: origin,
    path: pathname === '/' ? '' : pathname,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    query: searchParams,
  };
}
