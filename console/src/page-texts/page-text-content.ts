import type { PageTextView } from '@mall/contracts/admin';

/** The part of a text that buyers read. */
export type PageTextContent = Pick<PageTextView, 'title' | 'sections'> & Partial<Pick<PageTextView, 'lead'>>;

export const contentOf = ({ title, lead, sections }: PageTextContent): PageTextContent => ({
  title,
  lead: lead ?? null,
  sections,
});
