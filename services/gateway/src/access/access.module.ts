import { Global, Module } from '@nestjs/common';
import { READINESS_CHECKS } from '@mall/service-kit';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { Callers } from './callers.js';
import { Revocations } from './revocations.js';
import { SigningKeys } from './signing-keys.js';
import { StaffPermissionCache } from './staff-permission.cache.js';
import { VerifiedTokens } from './verified-tokens.js';

@Global()
@Module({
  providers: [
    AccessTokenStrategy,
    Callers,
    Revocations,
    SigningKeys,
    StaffPermissionCache,
    VerifiedTokens,
    {
      provide: READINESS_CHECKS,
      inject: [Revocations],
      useFactory: (revocations: Revocations) => [revocations],
    },
  ],
  exports: [Callers, READINESS_CHECKS],
})
export class AccessModule {}
