import { Module } from '@nestjs/common';
import { FavouriteController } from './favourite.controller.js';
import { FavouriteRepository } from './favourite.repository.js';

@Module({ controllers: [FavouriteController], providers: [FavouriteRepository] })
export class FavouriteModule {}
