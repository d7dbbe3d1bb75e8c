import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { ConsentModule } from '../consent/consent.module.js';
import { PassportVault } from './passport-vault.js';
import { ProfileConsumer } from './profile.consumer.js';
import { ProfileController } from './profile.controller.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileService } from './profile.service.js';

const vault = {
  provide: PassportVault,
  useFactory: () => new PassportVault(config.PASSPORT_KEY, config.PASSPORT_KEYS_RETIRED),
};

@Module({
  imports: [ConsentModule],
  controllers: [ProfileController],
  providers: [vault, ProfileRepository, ProfileService, ProfileConsumer],
  exports: [ProfileRepository],
})
export class ProfileModule {}
