/**
 * An account at a provider, written as a URL with user and password.
 * @param form an example of what would be right
 * @throws Error when half of it is missing
 */
export function accountOf(text: string, form: string) {
  const { origin, protocol, hostname, username, password, pathname, searchParams } = new URL(
    URL.canParse(text) ? text : 'nothing:',
  );
  // A password never travels in the clear but within this machine.
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
