import { Module } from '@nestjs/common';
import { BadgeModule } from '../../badge/badge.module.js';
import { RateModule } from '../../rate/rate.module.js';
import { CatalogueFeedPublisher } from './catalogue-feed.publisher.js';
import { ReadModelVerifier } from './proof.js';
import { ProofListener } from './proof.listener.js';
import { ReadModel } from './read-model.js';
import { Sequencer } from './sequencer.js';
import { SourceReader } from './source-reader.js';

@Module({
  imports: [BadgeModule, RateModule],
  providers: [SourceReader, ReadModel, Sequencer, CatalogueFeedPublisher, ReadModelVerifier, ProofListener],
  exports: [ReadModel],
})
export class ReadModelModule {}
