import { Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CarSearch, MemoryCarSearch } from '@mall/car-search';
import { config, snapshotDir } from '../../config.js';
import { BadgeModule } from '../../badge/badge.module.js';
import { RateModule } from '../../rate/rate.module.js';
import { Catalogue } from '../catalogue.js';
import { HoldTimesController } from '../hold-times.controller.js';
import { SearchFigureService } from '../search-figure.service.js';
import { CatalogueFeedPublisher, FeedLeader } from './catalogue-feed.publisher.js';
import { ReadModelVerifier } from './proof.js';
import { ModelLoader } from './model-loader.js';
import { ModelSwitchService } from './model-switch.service.js';
import { ProofListener } from './proof.listener.js';
import { ReadModel } from './read-model.js';
import { ProvedModel } from './proved-model.js';
import { ReadModelReader } from './read-model-reader.js';
import { Sequencer } from './sequencer.js';
import { SnapshotSettings, SnapshotRepository } from './snapshot.repository.js';
import { SourceReader } from './source-reader.js';
import { ModelStepService } from './model-step.service.js';

/** The embedded engine: every replica holds all cars in memory. */
@Module({
  imports: [BadgeModule, RateModule],
  controllers: [HoldTimesController],
  providers: [
    SourceReader,
    {
      provide: SnapshotSettings,
      useValue: { dir: snapshotDir(config), seconds: config.SEARCH_SNAPSHOT_SECONDS },
    },
    SnapshotRepository,
    ModelStepService,
    ModelLoader,
    ModelSwitchService,
    ReadModel,
    Sequencer,
    CatalogueFeedPublisher,
    ReadModelVerifier,
    ProofListener,
    { provide: Catalogue, useExisting: ReadModel },
    { provide: ProvedModel, useClass: ReadModelReader },
    { provide: FeedLeader, useExisting: Sequencer },
    SearchFigureService,
    {
      provide: CarSearch,
      inject: [ReadModel, SearchFigureService],
      useFactory: (model: ReadModel, figures: SearchFigureService) => new MemoryCarSearch(model, figures),
    },
  ],
  exports: [Catalogue, CarSearch],
})
export class ReadModelModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(CarSearch) private readonly search: MemoryCarSearch) {}

  onApplicationBootstrap(): void {
    this.search.start();
  }

  onModuleDestroy(): void {
    this.search.stop();
  }
}
