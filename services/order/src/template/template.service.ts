import { isDeepStrictEqual } from 'node:util';
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
import { TemplateRepository, type Template } from './template.repository.js';
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

  /**
   * Changes a draft. The same content again writes nothing.
   * @throws invalidInput naming each unknown placeholder, broken brace and missing language by its field.
   */
  async edit({ templateId, note, ...changes }: EditTemplateDto, caller: Caller): Promise<TemplateView> {
    await this.templates.withLocked(templateId, async (template, tx) => {
      const draft = requireDraft(template);
      const content: TemplateContent = {
        title: changes.title ?? draft.content.title,
        preamble: changes.preamble ?? draft.content.preamble,
        clauses: changes.clauses ?? draft.content.clauses,
      };
      requireSound(draft.kind, content);
      const written = { content, note: note === undefined ? draft.note : note };
      if (isWritten(draft, written, caller)) return;
      await this.templates.save(tx, draft, written, caller.userId!);
    });
    return this.one(templateId);
  }

  /** Removes a draft. One that was removed before is answered like one that is removed now. */
  async remove(templateId: string): Promise<void> {
    await this.templates.withLocked(templateId, async (template, tx) => {
      if (template) await this.templates.remove(tx, requireDraft(template).templateId);
    });
  }

  /**
   * Publishes a version. A contract names the account that buyers pay to, so it takes two people. Repeating what the
   * caller has published answers like the first time.
   * @throws orderErrors.samePerson for authors of the draft.
   */
  async publish({ templateId, validFrom }: PublishTemplateDto, caller: Caller): Promise<TemplateView> {
    await this.templates.withLocked(templateId, async (template, tx) => {
      if (template && isPublished(template, validFrom, caller)) return;
      const { kind, content, authorIds } = requireDraft(template);
      if (authorIds.includes(caller.userId!)) throw orderErrors.samePerson();
      requireSound(kind, content);
      const published = await this.templates.publish(tx, templateId, validFrom ?? null, nameOf(caller));
      if (!published) throw documentErrors.validFromPast();
    });
    return this.one(templateId);
  }
}

const nameOf = ({ username, userId }: Caller): string | null => username ?? userId ?? null;

/** Returns the draft. @throws documentErrors.templateNotFound, templatePublished */
function requireDraft(template: Template | undefined): Template {
  if (!template) throw documentErrors.templateNotFound();
  if (template.version !== null) throw documentErrors.templatePublished();
  return template;
}

const isWritten = (
  draft: Template,
  { content, note }: Pick<Template, 'content' | 'note'>,
  { userId }: Caller,
): boolean => draft.authorIds.includes(userId!) && draft.note === note && areAlike(draft.content, content);

/** Whether this person has published it from this moment or, where none is named, from the moment of publishing. */
const isPublished = (
  { version, publishedBy, publishedAt, validFrom }: Template,
  asked: string | undefined,
  caller: Caller,
): boolean =>
  version !== null &&
  publishedBy === nameOf(caller) &&
  validFrom?.getTime() === (asked === undefined ? publishedAt?.getTime() : Date.parse(asked));

/** Compares values as they are stored: as JSON. */
const areAlike = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Checks the placeholders and parts of a template. @throws invalidInput with an issue for each fault. */
export function requireSound(kind: TemplateKind, content: TemplateContent): void {
  const issues = contentIssues(kind, content);
  if (issues.length > 0) throw invalidInput(issues);
}
