import { Injectable } from '@nestjs/common';
import { platformErrors, type PersonalCopy, type PersonalDataDto } from '@mall/contracts/define';
import type { LinkView } from '@mall/contracts/file';
import { userCalls } from '@mall/contracts/services/user';
import { ARCHIVE_DAYS, userErrors } from '@mall/contracts/user';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { personalRows } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { toDetailView } from '../profile/profile.mapper.js';
import { ProfileRepository } from '../profile/profile.repository.js';
import { eachApart } from './each-apart.js';
import { nameOf } from './personal-request.mapper.js';
import { PersonalRequestRepository } from './personal-request.repository.js';
import { PERSONAL_SECTIONS } from './personal-sections.js';

const archiveOf = (requestId: string): string => `Archive of request ${requestId}`;

type CopyPage = (request: PersonalDataDto) => Promise<PersonalCopy>;

/** Copies of what all services keep about a person. */
@Injectable()
export class PersonalCopyService {
  private readonly sources: readonly (readonly [folder: string, page: CopyPage])[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly requests: PersonalRequestRepository,
    @InjectClient(userCalls.files) private readonly links: ClientOf<typeof userCalls.files>,
    @InjectClient(userCalls.ownFiles) private readonly files: ClientOf<typeof userCalls.ownFiles>,
    @InjectClient(userCalls.deals) deals: ClientOf<typeof userCalls.deals>,
    @InjectClient(userCalls.ofAuth) auth: ClientOf<typeof userCalls.ofAuth>,
    @InjectClient(userCalls.ofChat) chat: ClientOf<typeof userCalls.ofChat>,
    @InjectClient(userCalls.ofProduct) product: ClientOf<typeof userCalls.ofProduct>,
    @InjectClient(userCalls.ofTenant) tenant: ClientOf<typeof userCalls.ofTenant>,
  ) {
    this.sources = [
      ['person', (request) => this.own(request)],
      ['account', (request) => auth.copy(request)],
      ['orders', (request) => deals.copy(request)],
      ['messages', (request) => chat.copy(request)],
      ['cars', (request) => product.copy(request)],
      ['shops', (request) => tenant.copy(request)],
      ['uploads', (request) => files.copy(request)],
    ];
  }

  /** Returns a page of the copy; each service has a folder of its own. */
  async page({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    const [, at = '0', inner = ''] = /^(\d+)\|(.*)$/.exec(after ?? '0|') ?? [];
    const index = Number(at);
    const source = this.sources[index];
    if (!source) return { documents: [], fileIds: [], next: null };
    const [folder, page] = source;
    const { documents, fileIds, next } = await page({ userId, ...(inner && { after: inner }) });
    const isLast = next === null && index === this.sources.length - 1;
    return {
      documents: documents.map(({ name, rows }) => ({ name: `${folder}/${name}`, rows })),
      fileIds,
      next: isLast ? null : next === null ? `${index + 1}|` : `${index}|${next}`,
    };
  }

  /** Has the archives of open requests packed. After a kill, the next run goes on. */
  async makeCopies(): Promise<void> {
    await eachApart(await this.requests.copiesToMake(), nameOf, async ({ requestId, userId }) => {
      if (!(await this.requests.begin(requestId))) return;
      const { fileId } = await this.files.archive({ requestId, userId });
      if (fileId !== null) await this.requests.finishCopy(requestId, fileId, ARCHIVE_DAYS);
    });
  }

  /** Deletes archives whose days are over. */
  async dropArchives(): Promise<void> {
    await eachApart(await this.requests.archivesToDrop(), archiveOf, async (requestId) => {
      await this.files.dropArchive({ requestId });
      await this.requests.forgetArchive(requestId);
    });
  }

  /**
   * Returns a short link to the archive of the person's own request.
   * @throws platformErrors.notFound also for the request of somebody else; userErrors.archiveGone
   */
  async download(userId: string, requestId: string): Promise<LinkView> {
    const request = await this.requests.find(requestId);
    if (request?.userId !== userId) throw platformErrors.notFound();
    const { fileId, fileUntil } = request;
    if (fileId === null || !fileUntil || fileUntil <= new Date()) throw userErrors.archiveGone();
    return this.links.issueLink({ fileId, download: 1, seconds: 60 });
  }

  private async own({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    const rows = await personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
    if (after !== undefined) return rows;
    const profile = await this.profiles.find(userId);
    const known = profile ? [{ name: 'profile', rows: [toDetailView(profile)] }] : [];
    return { ...rows, documents: [...known, ...rows.documents] };
  }
}
