import { Module } from '@nestjs/common';
import { userDeclaration } from '@mall/contracts/services/user';
import { ServiceModule } from '@mall/service-kit';
import { AddressModule } from './address/address.module.js';
import { BuyerModule } from './buyer/buyer.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { DivisionModule } from './division/division.module.js';
import { FavouriteModule } from './favourite/favourite.module.js';
import { PersonalModule } from './personal/personal.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SavedSearchModule } from './saved-search/saved-search.module.js';
import { userSchema } from './schema.js';

@Module({
  imports: [
    ServiceModule.forRoot({ service: userDeclaration, ...userSchema }),
    ConsentModule,
    ProfileModule,
    PersonalModule,
    AddressModule,
    DivisionModule,
    FavouriteModule,
    SavedSearchModule,
    BuyerModule,
  ],
})
export class AppModule {}
