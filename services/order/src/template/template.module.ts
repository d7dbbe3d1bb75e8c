import { Module } from '@nestjs/common';
import { TemplateController } from './template.controller.js';
import { TemplatesInForce } from './templates-in-force.js';

@Module({ controllers: [TemplateController], providers: [TemplatesInForce], exports: [TemplatesInForce] })
export class TemplateModule {}
