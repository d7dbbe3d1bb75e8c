import { documentErrors, orderErrors } from '@mall/contracts/order';
import { anna, boris, staffMember } from '@mall/messaging/fakes';
import { aWording, InMemoryPublishedTemplates } from '../wording/published-template.fakes.js';
import { InMemoryTemplates } from './template.fakes.js';
import { TemplateService } from './template.service.js';

const inAll = (text: string) => ({ ru: text, zh: text, en: text });
let templates: InMemoryTemplates;
let service: TemplateService;

beforeEach(() => {
  templates = new InMemoryTemplates();
  service = new TemplateService(templates, new InMemoryPublishedTemplates(['invoice', 1]));
});

test('a draft begins with the wording in force; the second person continues the same draft', async () => {
  const started = await service.start({ kind: 'invoice' }, anna);
  expect(started).toMatchObject({ isNew: true, title: aWording.title, createdBy: 'anna' });
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
  const title = { ...aWording.title, ru: 'Счёт {nobodyKnows}', en: '' };
  await expect(service.edit({ templateId, title }, anna)).rejects.toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(/^title/) })]),
  });
  expect((await service.one(templateId)).title).toEqual(aWording.title);
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

test('an invalid draft is not published, nor one for a moment that has passed', async () => {
  const unsound = templates.put({ content: { ...aWording, title: { ...aWording.title, zh: '' } } });
  await expect(service.publish({ templateId: unsound.templateId }, anna)).rejects.toMatchObject({
    issues: [{ field: expect.stringMatching(/^title/) }],
  });
  const sound = templates.put({});
  const publish = service.publish({ templateId: sound.templateId, validFrom: '2020-01-01T00:00:00Z' }, anna);
  await expect(publish).rejects.toThrow(documentErrors.validFromPast.key);
});

test('publishing, editing or removing a draft twice by the same person has one effect', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  await service.edit({ templateId, note: 'payment terms' }, anna);
  const edited = templates.stored.get(templateId);
  await service.edit({ templateId, note: 'payment terms' }, anna);
  expect(templates.stored.get(templateId)).toBe(edited);
  const published = await service.publish({ templateId }, boris);
  expect(await service.publish({ templateId }, boris)).toEqual(published);
  const other = service.publish({ templateId }, staffMember('52', 'clara'));
  await expect(other).rejects.toThrow(documentErrors.templatePublished.key);
  const later = { templateId: templates.put({}).templateId, validFrom: '2999-01-01T00:00:00Z' };
  const scheduled = await service.publish(later, boris);
  expect(await service.publish(later, boris)).toEqual(scheduled);
  const now = service.publish({ templateId: later.templateId }, boris);
  await expect(now).rejects.toThrow(documentErrors.templatePublished.key);
  await service.remove('unknown');
});

test('an author of a draft does not publish it; another member of staff does', async () => {
  const { templateId } = await service.start({ kind: 'invoice' }, anna);
  await expect(service.publish({ templateId }, anna)).rejects.toThrow(orderErrors.samePerson.key);
  await service.edit({ templateId, note: 'payment terms' }, boris);
  await expect(service.publish({ templateId }, boris)).rejects.toThrow(orderErrors.samePerson.key);
  const published = await service.publish({ templateId }, staffMember('52', 'clara'));
  expect(published).toMatchObject({ version: 1, note: 'payment terms' });
});
