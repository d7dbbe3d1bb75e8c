import { Module } from '@nestjs/common';
import { DivisionController } from './division.controller.js';
import { DivisionRepository } from './division.repository.js';
import { DivisionService } from './division.service.js';

@Module({ controllers: [DivisionController], providers: [DivisionRepository, DivisionService] })
export class DivisionModule {}
