import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CallerSeal } from '@mall/messaging';
import { actingAs } from '@mall/persistence';
import { actorOf, callerOfRequest } from '@mall/service-kit';
import type { UploadedOssFile, UploadedSysFile } from '@mall/contracts/file';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../record/file.mapper.js';
import type { FileRow } from '../record/file.repository.js';
import { UploadService } from './upload.service.js';

/**
 * Both prescribed upload calls, answered without an envelope: the gateway streams them here and wraps the answer
 * (`fileRoutes`).
 */
@Controller()
export class UploadController {
  constructor(
    private readonly uploads: UploadService,
    private readonly seals: CallerSeal,
  ) {}

  @Post('admin/sys-file/upload')
  @HttpCode(200)
  async sysFile(@Req() request: FastifyRequest): Promise<UploadedSysFile> {
    return toSysFile(await this.accept(request));
  }

  @Post('mall4cloud_biz/oss/upload_minio')
  @HttpCode(200)
  async ossFile(@Req() request: FastifyRequest): Promise<UploadedOssFile> {
    return toOssFile(await this.accept(request));
  }

  private accept(request: FastifyRequest): Promise<FileRow> {
    const caller = callerOfRequest(request, this.seals);
    return actingAs(actorOf(caller, 'upload'), () => this.uploads.accept(request.raw, request.query, caller));
  }
}

function toSysFile(row: FileRow): UploadedSysFile {
  return {
    fileId: row.fileId,
    url: addressOf(row),
    fileName: nameIn(row.key),
    originName: row.originName,
    bucketName: row.isPublic ? 'public' : 'private',
    upTime: row.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    userId: row.ownerId ?? '',
    userName: row.ownerName ?? '',
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
  };
}

function toOssFile(row: FileRow): UploadedOssFile {
  return {
    fileId: row.fileId,
    dir: row.key.slice(0, -nameIn(row.key).length),
    fileName: nameIn(row.key),
    originName: row.originName,
    url: addressOf(row),
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
  };
}

const nameIn = (key: string): string => key.split('/').at(-1)!;
