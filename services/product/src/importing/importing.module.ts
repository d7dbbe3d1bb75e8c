import { Module } from '@nestjs/common';
import { CarModule } from '../car/car.module.js';
import { ImportingController } from './importing.controller.js';
import { ImportingService } from './importing.service.js';

@Module({ imports: [CarModule], controllers: [ImportingController], providers: [ImportingService] })
export class ImportingModule {}
