import { Module } from '@nestjs/common';
import { fileDeclaration } from '@mall/contracts/services/file';
import { NatsLink } from '@mall/messaging';
import { ServiceModule } from '@mall/service-kit';
import { LinkSigner } from './access/link-signer.js';
import { config } from './config.js';
import { DownloadController } from './download/download.controller.js';
import { PictureService } from './download/picture.service.js';
import { DecoderService } from './image/decoding/decoder.service.js';
import { FileListController } from './list/file-list.controller.js';
import { FileListRepository } from './list/file-list.repository.js';
import { FileListService } from './list/file-list.service.js';
import { ArchiveRepository } from './personal/archive.repository.js';
import { ArchiveService } from './personal/archive.service.js';
import { PersonalFileController } from './personal/personal-file.controller.js';
import { PersonalFileRepository } from './personal/personal-file.repository.js';
import { PersonalFileService } from './personal/personal-file.service.js';
import { FileController } from './record/file.controller.js';
import { FileRepository } from './record/file.repository.js';
import { FileService } from './record/file.service.js';
import { PaperLookService } from './record/paper-look.service.js';
import { FileStorageService } from './record/file-storage.service.js';
import { VirusScannerService } from './upload/virus-scanner.service.js';
import { fileSchema } from './schema.js';
import { ShareController } from './share/share.controller.js';
import { SharePictureService } from './share/share-picture.service.js';
import { StorageModule } from './storage/storage.module.js';
import { RepeatedUploadService } from './upload/repeated-upload.service.js';
import { UploadController } from './upload/upload.controller.js';
import { UploadSlotRepository } from './upload/upload-slot.repository.js';
import { UploadSlotService } from './upload/upload-slot.service.js';
import { UploadService } from './upload/upload.service.js';

@Module({
  imports: [ServiceModule.forRoot({ service: fileDeclaration, ...fileSchema }), StorageModule],
  controllers: [
    FileController,
    FileListController,
    PersonalFileController,
    UploadController,
    DownloadController,
    ShareController,
  ],
  providers: [
    FileService,
    FileRepository,
    FileStorageService,
    PaperLookService,
    FileListRepository,
    FileListService,
    ArchiveRepository,
    ArchiveService,
    PersonalFileRepository,
    PersonalFileService,
    UploadService,
    RepeatedUploadService,
    UploadSlotRepository,
    UploadSlotService,
    DecoderService,
    PictureService,
    SharePictureService,
    {
      provide: VirusScannerService,
      useFactory: () =>
        new VirusScannerService({
          address: config.VIRUS_SCANNER_URL,
          whenAway: config.VIRUS_SCANNER_AWAY,
          silenceMs: config.VIRUS_SCANNER_SECONDS * 1_000,
        }),
    },
    {
      provide: LinkSigner,
      inject: [NatsLink],
      useFactory: ({ clock }: NatsLink) => new LinkSigner(config.LINK_KEY, () => clock.now()),
    },
  ],
})
export class AppModule {}
