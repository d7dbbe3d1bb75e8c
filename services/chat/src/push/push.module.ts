import { Module } from '@nestjs/common';
import { PushBrowserRepository } from './push-browser.repository.js';

@Module({ providers: [PushBrowserRepository], exports: [PushBrowserRepository] })
export class PushModule {}
