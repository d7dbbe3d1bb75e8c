const GROUPS = 8;

const PRIVATE_V4 = [/^10\./, /^127\./, /^169\.254\./, /^192\.168\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** Matches loopback, link-local and unique local addresses. */
const PRIVATE_V6 = /^(::1$|fe[89ab]|f[cd])/i;

/** Returns the groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const zeros = Math.max(0, GROUPS - address.split(':').filter(Boolean).length);
  return address
    .replace('::', `:${'0:'.repeat(zeros)}`)
    .split(':')
    .filter(Boolean);
}

/**
 * Returns the network that a buyer orders from, `203.0.113.0/24` or `2001:db8:1::/48`: the range that a provider gives
 * to one place or one customer. Null without an address, and for private addresses, which belong to a proxy or an
 * office and do not identify the buyer.
 */
export function buyerNetwork(address: string | undefined): string | null {
  if (!address) return null;
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  if (v4) return PRIVATE_V4.some((own) => own.test(`${v4[1]}.`)) ? null : `${v4[1]}.0/24`;
  if (!address.includes(':') || PRIVATE_V6.test(address)) return null;
  const groups = groupsOf(address).slice(0, 3);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/48`;
}
