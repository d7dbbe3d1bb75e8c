import { Module } from '@nestjs/common';
import { RightsModule } from '../rights/rights.module.js';
import { RoleModule } from '../role/role.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { MenuController } from './menu.controller.js';
import { MenuRepository } from './menu.repository.js';
import { MenuService } from './menu.service.js';
import { ShopMenuService } from './shop-menu.service.js';

@Module({
  imports: [RightsModule, RoleModule, StaffModule],
  controllers: [MenuController],
  providers: [MenuRepository, MenuService, ShopMenuService],
})
export class MenuModule {}
