import { Module } from '@nestjs/common';
import { authDeclaration } from '@mall/contracts/services/auth';
import { ServiceModule } from '@mall/service-kit';
import { AdministrationModule } from './administration/administration.module.js';
import { FactorModule } from './factor/factor.module.js';
import { FactorResetModule } from './factor-reset/factor-reset.module.js';
import { KeyModule } from './keys/key.module.js';
import { PasswordModule } from './password/password.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { authSchema } from './schema.js';
import { SessionModule } from './sessions/session.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SmsModule } from './sms/sms.module.js';
import { SocialModule } from './social/social.module.js';
import { TicketModule } from './tickets/ticket.module.js';
import { PersonalModule } from './personal/personal.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ service: authDeclaration, ...authSchema }),
    SignInModule,
    RegistrationModule,
    PasswordModule,
    FactorModule,
    FactorResetModule,
    SessionModule,
    SmsModule,
    SocialModule,
    TicketModule,
    KeyModule,
    AdministrationModule,
    RetentionModule,
    PersonalModule,
  ],
})
export class AppModule {}
