import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/profile.module.js';
import { AddressController } from './address.controller.js';
import { AddressRepository } from './address.repository.js';
import { AddressService } from './address.service.js';

@Module({
  imports: [ProfileModule],
  controllers: [AddressController],
  providers: [AddressRepository, AddressService],
})
export class AddressModule {}
