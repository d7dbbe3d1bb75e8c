import { Module } from '@nestjs/common';
import { fileApi } from '@mall/contracts/file';
import { ServiceModule } from '@mall/service-kit';
import { AddressModule } from './address/address.module.js';
import { BuyerModule } from './buyer/buyer.module.js';
import { DivisionModule } from './division/division.module.js';
import { FavouriteModule } from './favourite/favourite.module.js';
import { CreateUsers1763700000001 } from './migrations/0001-create-users.js';
import { SeedDivisions1763700000002 } from './migrations/0002-seed-divisions.js';
import { ProfileModule } from './profile/profile.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      name: 'user',
      clients: [fileApi],
      migrations: [CreateUsers1763700000001, SeedDivisions1763700000002],
    }),
    ProfileModule,
    AddressModule,
    DivisionModule,
    FavouriteModule,
    BuyerModule,
  ],
})
export class AppModule {}
