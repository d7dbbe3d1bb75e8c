/** Groups of an IPv6 address that name its network, a /64: one customer of a provider has all addresses in it. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Returns the key by which limits count an address: an IPv4 address itself, also where it is written as IPv6
 * (`::ffff:203.0.113.7`), and of an IPv6 address its /64 network (`2001:db8:0:1`). Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!plain.includes(':')) return address;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
