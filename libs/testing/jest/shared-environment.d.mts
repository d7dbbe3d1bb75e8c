/** The environment of a test file, which shares the realm of its worker. */
export default class SharedEnvironment {
  readonly fakeTimersModern: { useFakeTimers(): void };
  constructor(config: { readonly projectConfig: object });
  teardown(): Promise<void>;
}
