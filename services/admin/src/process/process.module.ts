import { Module } from '@nestjs/common';
import { ProcessCaller } from '@mall/messaging';
import { KnownProcesses } from './known-processes.js';
import { ProcessController } from './process.controller.js';
import { ProcessService } from './process.service.js';

@Module({ controllers: [ProcessController], providers: [ProcessCaller, KnownProcesses, ProcessService] })
export class ProcessModule {}
