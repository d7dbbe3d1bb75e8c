import { fileURLToPath } from 'node:url';
import { Global, Module, type Provider } from '@nestjs/common';
import { READINESS_CHECKS, type ReadinessCheck } from '@mall/service-kit';
import { config } from '../config.js';
import { Storage } from './bucket.port.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import { StorageStartService } from './storage-start.service.js';

export function storageAt(address: string): Storage {
  const url = new URL(address);
  if (url.protocol === 'file:') return new DiskStorage(fileURLToPath(url));
  if (url.protocol === 's3:' || url.protocol === 's3s:') return S3Storage.at(url);
  throw new Error('STORAGE_URL must begin with file:, s3: or s3s:');
}

const storage: Provider = { provide: Storage, useFactory: () => storageAt(config.STORAGE_URL) };

const readiness: Provider = {
  provide: READINESS_CHECKS,
  inject: [StorageStartService],
  useFactory: (start: StorageStartService): ReadinessCheck[] => [
    { name: 'storage', isReady: () => start.isReady() },
  ],
};

@Global()
@Module({ providers: [storage, StorageStartService, readiness], exports: [Storage, READINESS_CHECKS] })
export class StorageModule {}
