import { Injectable } from '@nestjs/common';
import { invalidInput } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  documentErrors,
  orderErrors,
  type EditTemplateDto,
  type PublishTemplateDto,
  type StartedTemplateView,
  type StartTemplateDto,
  type TemplateKind,
  type TemplatePageDto,
  type TemplateView,
} from '@mall/contracts/order';
import { contentIssues } from './check-content.js';
import type { TemplateContent } from '../wording/template-content.js';
import { toTemplateView } from './template.mapper.js';
import { TemplateRepository } from './template.repository.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';

@Injectable()
export class TemplateService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly inForce: PublishedTemplateRepository,
  ) {}

  async page(request: TemplatePageDto): Promise<AdminPage<TemplateView>> {
    const { rows, total } = await this.templates.page(request);
    return adminPage(rows.map(toTemplateView), total, request);
  }

  async one(templateId: string): Promise<TemplateView> {
    const template = await this.templates.find(templateId);
    if (!template) throw documentErrors.templateNotFound();
    return toTemplateView(template);
  }

  async start({ kind, basedOn }: StartTemplateDto, caller: Caller): Promise<StartedTemplateView> {
    const source = basedOn ? await this.templates.find(basedOn) : await this.inForce.now(kind);
    if (source?.kind !== kind) throw documentErrors.templateNotFound();
    const { templateId, isNew } = await this.templates.startDraft(kind, source.content, {
      userId: caller.userId!,
      name: nameOf(caller),
    });
    return { ...(await this.one(templateId)), isNew };
  }

  /** @throws invalidInput naming each unknown placeholder, broken brace and missing language by its field. */
  async edit({ templateId, note, ...changes }: EditTemplateDto, caller: Caller): Promise<TemplateView> {
    await this.templates.withDraft(templateId, async (draft, tx) => {
      const content: TemplateContent = {
        title: changes.title ?? draft.content.title,
        preamble: changes.preamble ?? draft.content.preamble,
        clauses: changes.clauses ?? draft.content.clauses,
      };
      requireSound(draft.kind, content);
      const written = { content, note: note === undefined ? draft.note : note };
      await this.templates.save(tx, draft, written, caller.userId!);
    });
    return this.one(templateId);
  }

  async remove(templateId: string): Promise<void> {
    await this.templates.withDraft(templateId, (_, tx) => this.templates.remove(tx, templateId));
  }

  /**
   * A contract names the account that buyers pay to, so it takes two people.
   * @throws orderErrors.samePerson for those who wrote in the draft.
   */
  async publish({ templateId, validFrom }: PublishTemplateDto, caller: Caller): Promise<TemplateView> {
    await this.templates.withDraft(templateId, async ({ kind, content, authorIds }, tx) => {
      if (authorIds.includes(caller.userId!)) throw orderErrors.samePerson();
      requireSound(kind, content);
      const published = await this.templates.publish(tx, templateId, validFrom ?? null, nameOf(caller));
      if (!published) throw documentErrors.validFromPast();
    });
    return this.one(templateId);
  }
}

const nameOf = ({ username, userId }: Caller): string | null => username ?? userId ?? null;

/** @throws invalidInput */
export function requireSound(kind: TemplateKind, content: TemplateContent): void {
  const issues = contentIssues(kind, content);
  if (issues.length > 0) throw invalidInput(issues);
}
