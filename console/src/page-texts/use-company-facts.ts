import { factsOfCompany, type PageTextFacts } from '@mall/contracts/admin';
import type { Locale } from '@mall/web-kit';
import { useRead, useReaderLocale } from '../api/use-call.js';

/** What placeholders become, in the reader's language unless told otherwise; undefined until it is known. */
export function useCompanyFacts(locale?: Locale): PageTextFacts | undefined {
  const reader = useReaderLocale();
  const { data: company } = useRead('admin.param.company', {});
  return company && factsOfCompany(company, locale ?? reader);
}
