import { Module } from '@nestjs/common';
import { SettingModule } from '../setting/setting.module.js';
import { HeldCarsController } from './held-cars.controller.js';
import { HeldCarsRepository } from './held-cars.repository.js';
import { HeldCarsService } from './held-cars.service.js';

@Module({
  imports: [SettingModule],
  controllers: [HeldCarsController],
  providers: [HeldCarsRepository, HeldCarsService],
})
export class HeldCarsModule {}
