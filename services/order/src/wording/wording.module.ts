import { Module } from '@nestjs/common';
import { TemplatesInForce } from './templates-in-force.js';

/** What papers need of templates: the wording in force. */
@Module({ providers: [TemplatesInForce], exports: [TemplatesInForce] })
export class WordingModule {}
