import { Module } from '@nestjs/common';
import { ParkedEventController } from './parked.controller.js';
import { ParkedService } from './parked.service.js';

@Module({ controllers: [ParkedEventController], providers: [ParkedService] })
export class ParkedModule {}
