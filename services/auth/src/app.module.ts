import { Module } from '@nestjs/common';
import { ServiceModule } from '@mall/service-kit';
import { AccountRepository } from './account/account.repository.js';
import { AccountService } from './account/account.service.js';
import { PasswordHasher } from './account/password-hasher.js';
import { ShopConsumer } from './account/shop.consumer.js';
import { AuthController } from './auth.controller.js';
import { AttemptLimits } from './attempt-limits.js';
import { SigningKeys } from './keys/signing-keys.js';
import { CreateAuth0001 } from './migrations/0001-create-auth.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SmsCodes } from './sms/sms-codes.js';
import { provideSmsSender } from './sms/sms-sender.js';
import { SocketTickets } from './tickets/socket-tickets.js';
import { TokenGrants } from './token-grants.js';

@Module({
  imports: [ServiceModule.forRoot({ name: 'auth', migrations: [CreateAuth0001] })],
  controllers: [AuthController],
  providers: [
    AccountRepository,
    AccountService,
    AttemptLimits,
    PasswordHasher,
    SessionRepository,
    SessionService,
    ShopConsumer,
    SigningKeys,
    SmsCodes,
    SocketTickets,
    TokenGrants,
    provideSmsSender,
  ],
})
export class AppModule {}
