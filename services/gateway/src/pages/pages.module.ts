import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.js';

@Module({ controllers: [SitemapController] })
export class PagesModule {}
