/** Environment variables that the launcher passes to the loader. */
export interface LoaderEnvironment {
  readonly gatewayUrl: string;
  readonly natsUrl: string;
  /** Seed of the loader's key at NATS. */
  readonly natsKey: string;
  readonly internalKey: string;
  readonly dataDir: string;
  readonly adminPassword: string;
}

/** Reads the loader's environment. @throws Error naming every variable that is missing. */
export function readEnvironment(source: NodeJS.ProcessEnv): LoaderEnvironment {
  const names = [
    'GATEWAY_URL',
    'NATS_URL',
    'NATS_NKEY',
    'INTERNAL_KEY',
    'DATA_DIR',
    'ADMIN_PASSWORD',
  ] as const;
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0) throw new Error(`The loader needs ${missing.join(', ')} in its environment.`);
  return {
    gatewayUrl: source['GATEWAY_URL']!,
    natsUrl: source['NATS_URL']!,
    natsKey: source['NATS_NKEY']!,
    internalKey: source['INTERNAL_KEY']!,
    dataDir: source['DATA_DIR']!,
    adminPassword: source['ADMIN_PASSWORD']!,
  };
}
