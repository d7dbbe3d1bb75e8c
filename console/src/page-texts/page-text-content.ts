import type { PageTextView } from '@mall/contracts/admin';

/** What buyers read of a text. */
export type PageTextContent = Pick<PageTextView, 'title' | 'sections'> & Partial<Pick<PageTextView, 'lead'>>;

export const contentOf = ({ title, lead, sections }: PageTextContent): PageTextContent => ({
  title,
  lead: lead ?? null,
  sections,
});
