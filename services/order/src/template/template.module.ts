import { Module } from '@nestjs/common';
import { TemplateController } from './template.controller.js';

@Module({ controllers: [TemplateController] })
export class TemplateModule {}
