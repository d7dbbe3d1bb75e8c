import { isDeepStrictEqual } from 'node:util';
import type { TemplateKind, TemplateState } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { aWording } from '../wording/published-template.fakes.js';
import type { TemplateContent } from '../wording/template-content.js';
import { TemplateRepository, type Author, type StartedDraft, type Template } from './template.repository.js';

const DRAFT: Omit<Template, 'templateId'> = {
  kind: 'invoice',
  state: 'draft',
  version: null,
  content: aWording,
  note: null,
  validFrom: null,
  issuedCount: 0,
  createdBy: null,
  authorIds: [],
  createdAt: new Date('2026-11-21T12:00:00Z'),
  updatedAt: new Date('2026-11-21T12:00:00Z'),
  publishedBy: null,
  publishedAt: null,
};

/** Maximum time in the past at which a version may begin. */
const MINUTE_MS = 60_000;

/** Templates in memory; one draft of each kind. */
export class InMemoryTemplates extends TemplateRepository {
  readonly stored = new Map<string, Template>();
  private nextId = 0;

  constructor() {
    super(new NoDatabase());
  }

  put(over: Partial<Template>): Template {
    const template: Template = { ...DRAFT, templateId: String((this.nextId += 1)), ...over };
    this.stored.set(template.templateId, template);
    return template;
  }

  override async find(templateId: string): Promise<Template | undefined> {
    const found = this.stored.get(templateId);
    return found && { ...found, state: this.stateOf(found) };
  }

  override async startDraft(
    kind: TemplateKind,
    content: TemplateContent,
    { userId, name }: Author,
  ): Promise<StartedDraft> {
    const draft = this.ofKind(kind).find(({ version }) => version === null);
    if (!draft) {
      const { templateId } = this.put({ kind, content, createdBy: name, authorIds: [userId] });
      return { templateId, isNew: true };
    }
    const { templateId, authorIds, createdAt, updatedAt } = draft;
    const isUntouched =
      updatedAt.getTime() === createdAt.getTime() && isDeepStrictEqual(draft.content, content);
    return { templateId, isNew: isUntouched && isDeepStrictEqual(authorIds, [userId]) };
  }

  override async withLocked<T>(
    templateId: string,
    work: (template: Template | undefined, tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return work(await this.find(templateId), new NoDatabase().manager);
  }

  override async save(
    _: EntityManager,
    { templateId, authorIds }: Template,
    { content, note }: Pick<Template, 'content' | 'note'>,
    authorId: string,
  ): Promise<void> {
    const authors = [...new Set([...authorIds, authorId])];
    const known = this.stored.get(templateId)!;
    this.stored.set(templateId, { ...known, content, note, authorIds: authors, updatedAt: new Date() });
  }

  override async remove(_: EntityManager, templateId: string): Promise<void> {
    this.stored.delete(templateId);
  }

  override async publish(
    _: EntityManager,
    templateId: string,
    validFrom: string | null,
    publishedBy: string | null,
  ): Promise<boolean> {
    const [known, now] = [this.stored.get(templateId)!, new Date()];
    const from = validFrom === null ? now : new Date(validFrom);
    if (from.getTime() <= now.getTime() - MINUTE_MS) return false;
    const versions = this.ofKind(known.kind).map(({ version }) => version ?? 0);
    const published = { version: Math.max(...versions) + 1, validFrom: from, publishedBy, publishedAt: now };
    this.stored.set(templateId, { ...known, ...published, updatedAt: now });
    return true;
  }

  private ofKind(kind: TemplateKind): Template[] {
    return [...this.stored.values()].filter((one) => one.kind === kind);
  }

  private stateOf({ templateId, kind, version, validFrom }: Template): TemplateState {
    if (version === null || validFrom === null) return 'draft';
    const now = new Date();
    if (validFrom > now) return 'scheduled';
    const [inForce] = this.ofKind(kind)
      .filter((one) => one.validFrom !== null && one.validFrom <= now)
      .sort((one, other) => Number(other.validFrom) - Number(one.validFrom) || other.version! - one.version!);
    return inForce?.templateId === templateId ? 'current' : 'retired';
  }
}
