import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptModule } from '../attempts/attempt.module.js';
import { config } from '../config.js';
import { DeviceModule } from '../devices/device.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { SmsModule } from '../sms/sms.module.js';
import { FactorController } from './factor.controller.js';
import { FactorProofService } from './factor-proof.service.js';
import { FactorVault } from './factor-vault.js';
import { OwnFactorService } from './own-factor.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SignInStepService } from './sign-in-step.service.js';
import { SignInTicketRepository } from './sign-in-ticket.repository.js';

@Module({
  imports: [AccountModule, AttemptModule, DeviceModule, PasswordModule, SessionModule, SmsModule],
  controllers: [FactorController],
  providers: [
    FactorProofService,
    OwnFactorService,
    SecondFactorRepository,
    SignInStepService,
    SignInTicketRepository,
    {
      provide: FactorVault,
      useFactory: () => new FactorVault(config.FACTOR_KEY ?? config.INTERNAL_KEY, config.FACTOR_KEYS_RETIRED),
    },
  ],
  exports: [FactorProofService, SecondFactorRepository, SignInStepService],
})
export class FactorModule {}
