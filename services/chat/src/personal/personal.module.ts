import { Module } from '@nestjs/common';
import { ChatErasureService } from './chat-erasure.service.js';
import { PersonalController } from './personal.controller.js';

@Module({ controllers: [PersonalController], providers: [ChatErasureService] })
export class PersonalModule {}
