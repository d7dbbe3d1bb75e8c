/** Configuration of the command; it serves nothing, so it needs only a part of a service's environment. */
export const config = {
  /** The operator's user at NATS. */
  nats: { url: needed('NATS_URL'), nkey: needed('NATS_NKEY'), ca: process.env['NATS_CA'] || undefined },
  internalKey: needed('INTERNAL_KEY'),
};

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing in the environment.`);
  return value;
}
