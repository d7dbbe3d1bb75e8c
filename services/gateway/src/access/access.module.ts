import { Global, Module } from '@nestjs/common';
import { READINESS_CHECKS } from '@mall/service-kit';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { config } from '../config.js';
import { CallerService, DEMANDS_FACTOR } from './caller.service.js';
import { RevocationCache } from './revocation.cache.js';
import { SigningKeyCache } from './signing-key.cache.js';
import { StaffPermissionCache } from './staff-permission.cache.js';
import { VerifiedTokenCache } from './verified-token.cache.js';

@Global()
@Module({
  providers: [
    AccessTokenStrategy,
    CallerService,
    { provide: DEMANDS_FACTOR, useValue: config.SECOND_FACTOR === 'demanded' },
    RevocationCache,
    SigningKeyCache,
    StaffPermissionCache,
    VerifiedTokenCache,
    {
      provide: READINESS_CHECKS,
      inject: [RevocationCache],
      useFactory: (revocations: RevocationCache) => [revocations],
    },
  ],
  exports: [CallerService, READINESS_CHECKS],
})
export class AccessModule {}
