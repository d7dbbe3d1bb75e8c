import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { factsOfCompany, fillPageText, type PageTextCode, type PageTextFacts } from '@mall/contracts/admin';
import type { Locale, Texts } from '@mall/web-kit';
import { useRead, useReaderLocale } from '../api/use-call.js';
import { LANGUAGES } from '../i18n/languages.js';
import type { PageTextContent } from './page-text-content.js';

/** Returns the values of placeholders, by default in the reader's language; undefined until they are loaded. */
export function useCompanyFacts(locale?: Locale): PageTextFacts | undefined {
  const reader = useReaderLocale();
  const { data: company } = useRead('admin.param.company', {});
  return company && factsOfCompany(company, locale ?? reader);
}

interface TextPreviewProps {
  readonly code: PageTextCode;
  readonly content: PageTextContent;
}

/** Shows a text as buyers read it, in each language, with the facts of the company. */
export function TextPreview({ code, content }: TextPreviewProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useState<Locale>(useReaderLocale());
  const facts = useCompanyFacts(locale);
  const read = (texts: Texts | null | undefined): string => {
    const text = texts?.[locale] ?? '';
    return facts ? fillPageText(text, facts) : text;
  };
  const lead = read(content.lead);
  return (
    <>
      <Tabs
        value={locale}
        onChange={(_, next: Locale) => setLocale(next)}
        aria-label={translate('console.layout.language')}
      >
        {LANGUAGES.map(({ locale: one, name }) => (
          <Tab key={one} value={one} label={name} lang={one} />
        ))}
      </Tabs>
      <Box component="article" lang={locale} sx={articleStyle}>
        <Typography variant="h1">{read(content.title)}</Typography>
        {lead && <p>{lead}</p>}
        {content.sections.map((section, at) => (
          <section key={at}>
            <Typography variant="h2">{read(section.title)}</Typography>
            {section.entries.map(({ heading, text }, place) => (
              <Entry key={place} heading={read(heading)} text={read(text)} folded={code === 'questions'} />
            ))}
          </section>
        ))}
      </Box>
    </>
  );
}

const articleStyle = {
  mt: 2,
  display: 'grid',
  gap: 2.5,
  maxWidth: '72ch',
  fontSize: '1rem',
  lineHeight: 1.5,
  '& p': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& p + p': { mt: 1.5 },
  '& h2': { mb: 1 },
  '& details': { borderBottom: 1, borderColor: 'divider' },
  '& summary': { py: 1.5, fontWeight: 600, cursor: 'pointer' },
  '& details p': { pb: 2 },
} as const;

interface EntryProps {
  readonly heading: string;
  readonly text: string;
  readonly folded: boolean;
}

function Entry({ heading, text, folded }: EntryProps) {
  if (heading && folded)
    return (
      <details open>
        <summary>{heading}</summary>
        <p>{text}</p>
      </details>
    );
  return (
    <>
      {heading && <Typography variant="h3">{heading}</Typography>}
      <p>{text}</p>
    </>
  );
}
