import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import { aWording } from '../wording/published-template.fakes.js';
import type { Author, Template, TemplateRepository } from './template.repository.js';

interface Given {
  /** Repository without drafts. */
  readonly repository: TemplateRepository;
  readonly tx: EntityManager;
}

const anna: Author = { userId: '50', name: 'anna' };
const boris: Author = { userId: '51', name: 'boris' };
const other = { ...aWording, title: { ru: 'Другой', zh: '另一份', en: 'Another' } };
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

export const templateSpecification = new Specification<Given>((arrange) => {
  it('has one draft of each kind, new to the person who started it until somebody changes it', async () => {
    const { repository, tx } = await arrange();
    const { templateId, isNew } = await repository.startDraft('proforma', aWording, anna);
    expect(isNew).toBe(true);
    const draft = await repository.find(templateId, tx);
    expect(draft).toMatchObject({
      ...{ templateId, kind: 'proforma', state: 'draft', version: null, content: aWording, note: null },
      ...{ validFrom: null, issuedCount: 0, createdBy: 'anna', authorIds: ['50'], publishedAt: null },
    });
    expect(await repository.startDraft('proforma', aWording, anna)).toEqual({ templateId, isNew: true });
    expect(await repository.startDraft('proforma', aWording, boris)).toEqual({ templateId, isNew: false });
    expect(await repository.startDraft('proforma', other, anna)).toEqual({ templateId, isNew: false });
    const contract = await repository.startDraft('contract', aWording, anna);
    expect(contract.isNew).toBe(true);
    expect(contract.templateId).not.toBe(templateId);
    await repository.save(tx, draft!, { content: aWording, note: 'note' }, '50');
    expect(await repository.startDraft('proforma', aWording, anna)).toEqual({ templateId, isNew: false });
    expect(await repository.find(templateId, tx)).toMatchObject({ content: aWording, authorIds: ['50'] });
    expect(await repository.find('999999', tx)).toBeUndefined();
  });

  it('lists each author of a draft once', async () => {
    const { repository, tx } = await arrange();
    const { templateId } = await repository.startDraft('proforma', aWording, anna);
    for (const { userId } of [boris, anna, boris]) {
      const draft = (await repository.find(templateId, tx))!;
      await repository.save(tx, draft, { content: other, note: `of ${userId}` }, userId);
    }
    expect(await repository.find(templateId, tx)).toMatchObject({
      ...{ content: other, note: 'of 51', authorIds: ['50', '51'], createdBy: 'anna', state: 'draft' },
    });
  });

  it('passes the locked template to the work, or undefined when there is none', async () => {
    const { repository } = await arrange();
    const { templateId } = await repository.startDraft('proforma', aWording, anna);
    const found: (Template | undefined)[] = [];
    for (const id of [templateId, '999999'])
      expect(await repository.withLocked(id, async (template) => found.push(template))).toBe(found.length);
    expect(found).toMatchObject([{ templateId, content: aWording }, undefined]);
  });

  it('is removed, and allows another draft', async () => {
    const { repository, tx } = await arrange();
    const { templateId } = await repository.startDraft('proforma', aWording, anna);
    await repository.remove(tx, templateId);
    await repository.remove(tx, '999999');
    expect(await repository.find(templateId, tx)).toBeUndefined();
    const next = await repository.startDraft('proforma', other, boris);
    expect(next.isNew).toBe(true);
    expect(next.templateId).not.toBe(templateId);
  });

  it('becomes the next version of its kind, in force from its moment on', async () => {
    const { repository, tx } = await arrange();
    const publish = async (validFrom: string | null, by: string | null = 'boris') => {
      const { templateId } = await repository.startDraft('proforma', aWording, anna);
      expect(await repository.publish(tx, templateId, validFrom, by)).toBe(true);
      return templateId;
    };
    const find = async (templateId: string) => (await repository.find(templateId, tx))!;
    const first = await publish(null);
    const { version } = await find(first);
    expect(await find(first)).toMatchObject({
      ...{ state: 'current', publishedBy: 'boris' },
      ...{ publishedAt: expect.any(Date) as Date, validFrom: expect.any(Date) as Date },
    });
    const tomorrow = inHours(24);
    const second = await publish(tomorrow, null);
    expect(await find(second)).toMatchObject({
      ...{ version: version! + 1, state: 'scheduled', validFrom: new Date(tomorrow), publishedBy: null },
    });
    expect(await find(first)).toMatchObject({ state: 'current' });
    const third = await publish(null);
    expect(await find(third)).toMatchObject({ version: version! + 2, state: 'current' });
    expect(await find(first)).toMatchObject({ state: 'retired' });
  });

  it('stays a draft when its day has passed', async () => {
    const { repository, tx } = await arrange();
    const { templateId } = await repository.startDraft('proforma', aWording, anna);
    expect(await repository.publish(tx, templateId, inHours(-1), 'boris')).toBe(false);
    expect(await repository.find(templateId, tx)).toMatchObject({ state: 'draft', version: null });
  });
});
