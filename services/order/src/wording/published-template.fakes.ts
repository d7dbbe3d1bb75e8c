import type { TemplateKind } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { Texts } from '@mall/validation';
import { PublishedTemplateRepository } from './published-template.repository.js';
import type { PublishedTemplate, TemplateContent } from './template-content.js';

const inAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
const clause = (clauseId: string, text: string) => ({
  clauseId,
  title: inAll(clauseId),
  text: inAll(text),
  readSeconds: 5,
});

/** The cars, and two clauses, five seconds each, that name the terms that can change. */
export const aWording: TemplateContent = {
  title: inAll('No. {contractNumber}'),
  preamble: inAll('{issuedDay}\n{cars}'),
  clauses: [clause('c1', '{totalCny}, {totalRub} at {rate} until {rateUntil}'), clause('c2', '{payBefore}')],
};

/** Published templates in memory, each in force from its publication; those of one kind in the sequence of their versions. */
export class InMemoryPublishedTemplates extends PublishedTemplateRepository {
  private readonly published: readonly PublishedTemplate[];

  constructor(...versions: readonly (readonly [kind: TemplateKind, version: number])[]) {
    super(new NoDatabase());
    this.published = versions.map(([kind, version]) => ({
      ...{ templateId: `${kind}-${version}`, kind, version, content: aWording },
    }));
  }

  override async now(kind: TemplateKind): Promise<PublishedTemplate> {
    return this.need((one) => one.kind === kind);
  }

  override async idOf(kind: TemplateKind, version: number): Promise<string> {
    return this.need((one) => one.kind === kind && one.version === version).templateId;
  }

  override async one(templateId: string): Promise<PublishedTemplate> {
    return this.need((one) => one.templateId === templateId);
  }

  private need(isWanted: (template: PublishedTemplate) => boolean): PublishedTemplate {
    const found = this.published.findLast(isWanted);
    if (!found) throw new Error('There is no such template.');
    return found;
  }
}
