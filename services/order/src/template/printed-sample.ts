import type { TemplateKind } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { PrintedDocument } from '../document/printed-document.js';
import { sampleDocument } from '../document/sample-document.js';
import { toPrintedDocument } from '../document/to-printed-document.js';
import { textOf } from '../sales-contract/contract-text.js';
import type { TemplateFacts } from '../wording/placeholders.js';
import type { TemplateContent } from '../wording/template-content.js';

/** Returns a paper of the sample order in this wording, marked as a sample on every page. */
export function printedSample(
  kind: TemplateKind,
  content: TemplateContent,
  facts: TemplateFacts,
  lang: Locale,
): PrintedDocument {
  const issue = { version: 1, issuedAt: facts.issuedAt, factsHash: '0'.repeat(64) };
  const text = textOf(content, facts, lang);
  return toPrintedDocument({ facts: sampleDocument(kind, facts), issue, text, isSample: true }, lang);
}
