import { Module } from '@nestjs/common';
import { ProcessClient } from '@mall/messaging';
import { ProcessCache } from './process.cache.js';
import { ProcessController } from './process.controller.js';
import { ProcessService } from './process.service.js';

@Module({ controllers: [ProcessController], providers: [ProcessClient, ProcessCache, ProcessService] })
export class ProcessModule {}
