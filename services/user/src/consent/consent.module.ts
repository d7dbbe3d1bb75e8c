import { Module } from '@nestjs/common';
import { ConsentConsumer } from './consent.consumer.js';
import { ConsentController } from './consent.controller.js';
import { ConsentRepository } from './consent.repository.js';
import { ConsentService } from './consent.service.js';

@Module({
  controllers: [ConsentController],
  providers: [ConsentRepository, ConsentService, ConsentConsumer],
  exports: [ConsentService],
})
export class ConsentModule {}
