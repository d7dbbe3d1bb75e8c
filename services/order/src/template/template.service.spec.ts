import { documentErrors, orderErrors, type TemplateKind } from '@mall/contracts/order';
import { anna, boris, staffMember } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import type { PublishedTemplate, TemplateContent } from '../wording/template-content.js';
import { TemplateRepository, type Author, type StartedDraft, type Template } from './template.repository.js';
import { TemplateService } from './template.service.js';

const MOMENT = new Date('2026-11-21T12:00:00Z');
const inAll = (text: string) => ({ ru: text, zh: text, en: text });
const content: TemplateContent = {
  title: inAll('Invoice'),
  preamble: inAll('To the buyer.'),
  clauses: [{ clauseId: 'c1', title: inAll('Payment'), text: inAll('By bank transfer.'), readSeconds: 5 }],
};

/** Templates in memory; one draft of each kind. */
class InMemoryTemplates extends TemplateRepository {
  readonly stored = new Map<string, Template>();
  isPast = false;

  constructor() {
    super(new NoDatabase());
  }

  put(over: Partial<Template>): Template {
    const templateId = String(this.stored.size + 1);
    const by = {
      createdBy: null,
      authorIds: [],
      createdAt: MOMENT,
      updatedAt: MOMENT,
      publishedBy: null,
      publishedAt: null,
    };
    const draft = { state: 'draft', version: null, note: null, validFrom: null, issuedCount: 0 } as const;
    const template: Template = { templateId, kind: 'invoice', content, ...draft, ...by, ...over };
    this.stored.set(templateId, template);
    return template;
  }

  override async find(templateId: string): Promise<Template | undefined> {
    return this.stored.get(templateId);
  }

  override async startDraft(
    kind: TemplateKind,
    wording: TemplateContent,
    { userId, name }: Author,
  ): Promise<StartedDraft> {
    const draft = [...this.stored.values()].find((one) => one.kind === kind && one.version === null);
    if (draft) return { templateId: draft.templateId, isNew: false };
    return {
      templateId: this.put({ kind, content: wording, createdBy: name, authorIds: [userId] }).templateId,
      isNew: true,
    };
  }

  override withLocked<T>(
    templateId: string,
    work: (template: Template | undefined, tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return work(this.stored.get(templateId), {} as EntityManager);
  }

  override async save(
    _: EntityManager,
    draft: Template,
    written: Pick<Template, 'content' | 'note'>,
    authorId: string,
  ): Promise<void> {
    const authorIds = [...draft.authorIds, authorId];
    this.stored.set(draft.templateId, { ...draft, ...written, authorIds });
  }

  override async publish(
    _: EntityManager,
    templateId: string,
    validFrom: string | null,
    publishedBy: string | null,
  ): Promise<boolean> {
    if (this.isPast) return false;
    const from = { validFrom: validFrom ? new Date(validFrom) : MOMENT, publishedBy };
    this.stored.set(templateId, { ...this.stored.get(templateId)!, ...from, version: 2, state: 'current' });
    return true;
  }
}

class InForce extends PublishedTemplateRepository {
  override async now(kind: TemplateKind): Promise<PublishedTemplate> {
    return { templateId: '100', kind, version: 1, content };
  }
}

let templates: InMemoryTemplates;
let service: TemplateService;

beforeEach(() => {
  templates = new InMemoryTemplates();
  service = new TemplateService(templates, new InForce(new NoDatabase()));
});

test('a draft begins with the wording in force; the second person continues the same draft', async () => {
  const started = await service.start({ kind: 'invoice' }, anna);
  expect(started).toMatchObject({ isNew: true, title: content.title, createdBy: 'anna' });
  const again = await service.start({ kind: 'invoice' }, boris);
  expect(again).toMatchObject({ isNew: false, templateId: started.templateId, createdBy: 'anna' });
});

test('a draft is not based on the wording of another kind', async () => {
  const { templateId } = templates.put({ kind: 'contract', version: 1 });
  const start = service.start({ kind: 'invoice', basedOn: templateId }, anna);
  await expect(start).rejects.toThrow(documentErrors.templateNotFound.key);
});

test('an unknown placeholder and a missing language are refused by field, and nothing is saved', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  const title = { ...content.title, ru: 'Счёт {nobodyKnows}', en: '' };
  await expect(service.edit({ templateId, title }, anna)).rejects.toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(/^title/) })]),
  });
  expect((await service.one(templateId)).title).toEqual(content.title);
});

test('an edit changes what is given and keeps the rest', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  await service.edit({ templateId, title: inAll('Proforma'), note: 'new title' }, anna);
  await service.edit({ templateId, preamble: inAll('Hello') }, anna);
  expect(await service.one(templateId)).toMatchObject({ title: inAll('Proforma'), note: 'new title' });
});

test('a published template never changes', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  await service.publish({ templateId }, boris);
  const edit = service.edit({ templateId, title: inAll('Other') }, anna);
  await expect(edit).rejects.toThrow(documentErrors.templatePublished.key);
});

test('a draft that is not sound is not published, nor one for a moment that has passed', async () => {
  const unsound = templates.put({ content: { ...content, title: { ...content.title, zh: '' } } });
  await expect(service.publish({ templateId: unsound.templateId }, anna)).rejects.toMatchObject({
    issues: [{ field: expect.stringMatching(/^title/) }],
  });
  templates.isPast = true;
  const sound = templates.put({});
  const publish = service.publish({ templateId: sound.templateId, validFrom: '2020-01-01T00:00:00Z' }, anna);
  await expect(publish).rejects.toThrow(documentErrors.validFromPast.key);
});

test('a draft that is published, edited or removed twice by the same person is so once', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  await service.edit({ templateId, note: 'payment terms' }, anna);
  const edited = templates.stored.get(templateId);
  await service.edit({ templateId, note: 'payment terms' }, anna);
  expect(templates.stored.get(templateId)).toBe(edited);
  const published = await service.publish({ templateId }, boris);
  expect(await service.publish({ templateId }, boris)).toEqual(published);
  const other = service.publish({ templateId }, staffMember('52', 'clara'));
  await expect(other).rejects.toThrow(documentErrors.templatePublished.key);
  await service.remove('unknown');
});

test('who wrote in a draft does not publish it; another member of staff does', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  await expect(service.publish({ templateId }, anna)).rejects.toThrow(orderErrors.samePerson.key);
  await service.edit({ templateId, note: 'payment terms' }, boris);
  await expect(service.publish({ templateId }, boris)).rejects.toThrow(orderErrors.samePerson.key);
  const published = await service.publish({ templateId }, staffMember('52', 'clara'));
  expect(published).toMatchObject({ version: 2, note: 'payment terms' });
});
