// Use cases import the service kit, which validates the environment; unit tests connect to none of these addresses.
Object.assign(process.env, {
  HTTP_PORT: '0',
  NATS_URL: 'nats://127.0.0.1:4222',
  NATS_NKEY: `SU${'A'.repeat(56)}`,
  INTERNAL_KEY: 'unit-tests-only-unit-tests-only-',
  LINK_KEY: 'unit-tests-only-unit-tests-only-',
  STORAGE_URL: 'file:///nonexistent',
  FILE_URL: 'http://127.0.0.1:1',
  CHAT_URL: 'http://127.0.0.1:1',
  PASSPORT_KEY: Buffer.alloc(32, 1).toString('base64'),
  LOG_LEVEL: 'silent',
});
