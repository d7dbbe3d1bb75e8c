import type { Readable } from 'node:stream';
import { platformErrors } from '@mall/contracts/define';
import { Client, S3Error } from 'minio';
import { checkName } from './object-key.js';
import { Storage, type Bucket, type PartOf, type StoredObject } from './bucket.port.js';

const isMissing = (failure: unknown): boolean =>
  failure instanceof S3Error && (failure.code === 'NoSuchKey' || failure.code === 'NotFound');

/** Whether an error shows that the server is starting, ending or overloaded, so that the client should try again. */
const isAway = (failure: unknown): boolean =>
  failure instanceof S3Error && /NotInitialized|SlowDown|Unavailable|InternalError/.test(failure.code ?? '');

class S3Bucket implements Bucket {
  constructor(
    private readonly client: Client,
    readonly name: string,
  ) {}

  async put(name: string, source: Readable, sizeBytes: number, contentType: string): Promise<void> {
    try {
      await this.client.putObject(this.name, checkName(name), source, sizeBytes, {
        'Content-Type': contentType,
      });
    } catch (failure) {
      source.destroy();
      throw isAway(failure) ? platformErrors.unavailable() : failure;
    }
  }

  async open(name: string, partOf?: PartOf): Promise<StoredObject | undefined> {
    try {
      const { size } = await this.client.statObject(this.name, checkName(name));
      const range = partOf?.(size);
      const stream = range
        ? await this.client.getPartialObject(this.name, name, range.start, range.end - range.start + 1)
        : await this.client.getObject(this.name, name);
      return { stream, sizeBytes: size, range };
    } catch (failure) {
      if (isMissing(failure)) return undefined;
      throw failure;
    }
  }

  async remove(name: string): Promise<void> {
    await this.client.removeObject(this.name, checkName(name));
  }
}

/** Storage with any S3 API. Both buckets are closed to the public: this service serves pictures, too. */
export class S3Storage extends Storage {
  override readonly public: S3Bucket;
  override readonly private: S3Bucket;

  private constructor(
    private readonly client: Client,
    prefix: string,
  ) {
    super();
    this.public = new S3Bucket(client, `${prefix}-public`);
    this.private = new S3Bucket(client, `${prefix}-private`);
  }

  /**
   * Opens the storage at `s3://key:secret@host:port/bucket-prefix`, or `s3s://` for TLS; the region is a query
   * parameter.
   */
  static at(url: URL): S3Storage {
    const useSSL = url.protocol === 's3s:';
    const client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : useSSL ? 443 : 80,
      useSSL,
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    });
    return new S3Storage(client, url.pathname.slice(1) || 'mall');
  }

  override async prepare(): Promise<void> {
    for (const { name } of [this.public, this.private]) {
      if (await this.client.bucketExists(name)) continue;
      await this.client.makeBucket(name).catch(async (failure: unknown) => {
        // Another replica may have created it at the same moment.
        if (!(await this.client.bucketExists(name))) throw failure;
      });
    }
  }

  override isReady(): Promise<boolean> {
    return this.client.bucketExists(this.public.name).catch(() => false);
  }
}
