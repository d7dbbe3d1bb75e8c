import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { CallerSeal } from '@mall/messaging';
import { actingAs } from '@mall/persistence';
import { actorOf, callerOfRequest } from '@mall/service-kit';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import { isId } from '@mall/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LinkSigner } from '../access/link-signer.js';
import { isOwner, maySee, passportRefusal } from '../access/who-may-see.js';
import { FileRepository, type FileRow } from '../record/file.repository.js';
import { Storage } from '../storage/bucket.port.js';
import { contentTypeOf, extensionOf } from '../storage/object-key.js';
import { partOf } from './part-of.js';
import { dispositionOf, originNameOf } from '../record/origin-name.js';
import { PictureService } from './picture.service.js';

/** Headers with which a browser neither guesses the type of a stored file nor runs anything in it. */
const INERT = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

@Controller('files')
export class DownloadController {
  constructor(
    private readonly pictures: PictureService,
    private readonly files: FileRepository,
    private readonly storage: Storage,
    private readonly links: LinkSigner,
    private readonly seals: CallerSeal,
  ) {}

  /**
   * Serves public pictures and videos. They never change under their address, so browsers may cache them for ever.
   * Players request parts of a video.
   */
  @Get('p/*')
  async picture(
    @Param('*') path: string,
    @Query('variant') variant: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = variant === undefined ? path : `${variant}/${path}`;
    const etag = `"${wanted}"`;
    const { range: wantedPart, 'if-range': onlyOf = etag } = request.headers;
    const picture = await this.pictures.open(wanted, onlyOf === etag ? partOf(wantedPart) : undefined);
    if (!picture) throw fileErrors.fileGone();
    void reply.headers({ ...INERT, etag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (request.headers['if-none-match'] === etag) {
      picture.stream.destroy();
      return void reply.status(304).send();
    }
    const { range, sizeBytes, stream } = picture;
    void reply.headers({ 'content-type': contentTypeOf(wanted), 'accept-ranges': 'bytes' });
    if (range)
      void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
    void reply.header('content-length', range ? range.end - range.start + 1 : sizeBytes);
    void reply.send(stream);
  }

  /** Serves private files, by a signed link or with the caller's own token. */
  @Get('f/:fileId')
  async privateFile(
    @Param('fileId') fileId: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isLink = query['s'] !== undefined;
    const link = isLink ? this.links.read(fileId, query) : undefined;
    if (isLink && !link) throw fileErrors.linkExpired();
    const file = isId(fileId) ? await this.files.one(fileId) : undefined;
    if (!isLink) await this.checkSight(file, callerOfRequest(request, this.seals));
    if (!file) throw fileErrors.fileGone();
    await this.send(file, link?.download ?? query['d'] === '1', reply);
  }

  /** Refuses a file of another person like one that does not exist, and notes that somebody other than its owner reads it. */
  private async checkSight(file: FileRow | undefined, caller: Caller): Promise<void> {
    if (caller.kind === 'anonymous') throw platformErrors.signInNeeded();
    if (!file || file.isPublic) return;
    if (!maySee(file, caller)) throw fileErrors.fileGone();
    const refusal = passportRefusal(file, caller);
    if (refusal) throw refusal;
    if (!isOwner(file, caller))
      await actingAs(actorOf(caller, 'download'), () => this.files.noteReading(file.fileId));
  }

  private async send(file: FileRow, wantsDownload: boolean, reply: FastifyReply): Promise<void> {
    const stored = await (file.isPublic ? this.storage.public : this.storage.private).open(file.key);
    if (!stored) throw fileErrors.fileGone();
    // Only images that were re-encoded here are shown; a PDF may hold scripts and is offered as a download.
    const isDownload = wantsDownload || !file.contentType.startsWith('image/');
    // A picture is stored in another format than it was sent in, and names of old files were stored as they were sent.
    const name = originNameOf(file.originName, extensionOf(file.key));
    void reply.headers({
      ...INERT,
      'cache-control': 'private, no-store',
      'content-type': file.contentType,
      'content-length': stored.sizeBytes,
      'content-disposition': dispositionOf(name, isDownload),
    });
    void reply.send(stored.stream);
  }
}
