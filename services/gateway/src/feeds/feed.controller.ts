import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { FEED_FILES } from '@mall/contracts/product';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takes } from '../envelope/coding.js';
import { publicOrigin } from '../pages/public-origin.js';
import { FEED_FORMATS, FeedFileService, type FeedKind } from './feed-file.service.js';

const EXTENSIONS: Readonly<Record<FeedKind, string>> = { yandex: 'yml', google: 'xml' };
const KINDS = Object.keys(FEED_FORMATS) as FeedKind[];
const CACHED = 'public, max-age=600';

/** Feeds of the cars on sale for Yandex and Google, where people enter their addresses by hand. */
@Controller()
export class FeedController {
  constructor(private readonly files: FeedFileService) {}

  /** Returns the addresses of all files, one a line. */
  @Get('feeds.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=60')
  async addresses(@Req() request: FastifyRequest): Promise<string> {
    const origin = publicOrigin(request);
    const numbers = await this.files.numbers();
    return KINDS.flatMap((kind) =>
      numbers.map((file) => `${origin}/feeds/${kind}-${file}.${EXTENSIONS[kind]}\n`),
    ).join('');
  }

  @Get('feeds/:name')
  async file(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('name') name: string,
  ): Promise<void> {
    const [, kind, number] = /^(yandex(?=-\d+\.yml$)|google(?=-\d+\.xml$))-(\d{1,4})/.exec(name) ?? [];
    if (!kind || Number(number) >= FEED_FILES) throw platformErrors.notFound();
    const packed = await this.files.packed(kind as FeedKind, Number(number), publicOrigin(request));
    void reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', CACHED)
      .header('vary', 'accept-encoding');
    if (takes(request.headers['accept-encoding'] ?? '', 'gzip'))
      await reply.header('content-encoding', 'gzip').send(packed);
    else await reply.send(Readable.from([packed]).pipe(createGunzip()));
  }
}
