import type { FactoryProvider } from '@nestjs/common';
import { config } from '../config.js';
import { providersOf } from './providers/provider-environment.js';
import type { SocialProvider } from './providers/social-provider.js';

/** Other services that people can sign in with. */
export class SocialProviders {
  private readonly byKey: ReadonlyMap<string, SocialProvider>;

  constructor(
    readonly all: readonly SocialProvider[],
    /** Address to which providers send browsers back; it has to be registered there exactly so. */
    readonly redirectUri: string,
  ) {
    this.byKey = new Map(all.map((provider) => [provider.key, provider]));
  }

  find(key: string): SocialProvider | undefined {
    return this.byKey.get(key);
  }
}

export const provideSocialProviders: FactoryProvider<SocialProviders> = {
  provide: SocialProviders,
  useFactory: () => {
    const all = providersOf(config);
    if (all.length > 0 && !config.SHOP_URL)
      throw new Error('Signing in with other services needs SHOP_URL, where they send browsers back to.');
    return new SocialProviders(all, all.length > 0 ? new URL('/authredirect', config.SHOP_URL).href : '');
  },
};
