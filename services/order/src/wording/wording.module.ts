import { Module } from '@nestjs/common';
import { PublishedTemplateRepository } from './published-template.repository.js';

/** The published wording of documents, for the features that issue them. */
@Module({ providers: [PublishedTemplateRepository], exports: [PublishedTemplateRepository] })
export class WordingModule {}
