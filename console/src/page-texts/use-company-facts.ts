import { factsOfCompany, type PageTextFacts } from '@mall/contracts/admin';
import type { Locale } from '@mall/web-kit';
import { useRead, useReaderLocale } from '../api/use-call.js';

/** Returns the values of placeholders, by default in the reader's language; undefined until they are loaded. */
export function useCompanyFacts(locale?: Locale): PageTextFacts | undefined {
  const reader = useReaderLocale();
  const { data: company } = useRead('admin.param.company', {});
  return company && factsOfCompany(company, locale ?? reader);
}
