import { Module } from '@nestjs/common';
import { ListingController } from './listing.controller.js';
import { ListingRepository } from './listing.repository.js';

@Module({ controllers: [ListingController], providers: [ListingRepository] })
export class ListingModule {}
