/** What the command needs to know; it serves nothing, so the environment of a service would be too much to ask. */
export const config = {
  natsUrl: needed('NATS_URL'),
  internalKey: needed('INTERNAL_KEY'),
};

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing in the environment.`);
  return value;
}
