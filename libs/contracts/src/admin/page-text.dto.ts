import { Instant, Int, ListOf, ListOfValues, Nested, OneOf, Text, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';
import { PAGE_TEXT_CODES, type PageTextCode } from './page-text.js';

/** A heading in three languages. The service checks which may be empty: an optional text has all of them or none. */
export class PageHeadingDto implements Texts {
  @Text({ max: 200, optional: true, label: L.inRussian }) ru = '';
  @Text({ max: 200, optional: true, label: L.inChinese }) zh = '';
  @Text({ max: 200, optional: true, label: L.inEnglish }) en = '';
}

/** Plain text in three languages. Its line breaks are kept. */
export class PageParagraphDto implements Texts {
  @Text({ max: 4_000, optional: true, label: L.inRussian, kind: 'lines' }) ru = '';
  @Text({ max: 4_000, optional: true, label: L.inChinese, kind: 'lines' }) zh = '';
  @Text({ max: 4_000, optional: true, label: L.inEnglish, kind: 'lines' }) en = '';
}

/** A question with its answer, or a text without a heading. */
export class PageTextEntryDto {
  @Nested(() => PageHeadingDto, { label: L.entryHeading, optional: true, nullable: true })
  heading?: Texts | null;
  @Nested(() => PageParagraphDto, { label: L.entryText }) text!: Texts;
}

export class PageTextSectionDto {
  /** Name of the section in the page's address, such as `#section-refund`. */
  @Text({
    label: L.sectionKey,
    max: 40,
    pattern: /^[A-Za-z][\w-]*$/,
    message: {
      ru: 'Код раздела: латинская буква, затем латинские буквы, цифры, «-» и «_»',
      zh: '章节代码应以英文字母开头，可含英文字母、数字、连字符和下划线',
      en: 'A section code is a Latin letter, then Latin letters, digits, “-” and “_”',
    },
    kind: 'code',
  })
  key!: string;
  @Nested(() => PageHeadingDto, { label: L.sectionTitle }) title!: Texts;
  @ListOf(() => PageTextEntryDto, { label: L.entries, minItems: 1, maxItems: 30 })
  entries!: PageTextEntryDto[];
}

/** One shape for every text: terms have one entry without a heading in each section, questions have many with one. */
export class PageTextContentDto {
  @Nested(() => PageHeadingDto, { label: L.pageTitle }) title!: Texts;
  @Nested(() => PageParagraphDto, { label: L.lead, optional: true, nullable: true }) lead?: Texts | null;
  @ListOf(() => PageTextSectionDto, { label: L.sections, maxItems: 30 }) sections!: PageTextSectionDto[];
}

export class PageTextCodeDto {
  @OneOf(PAGE_TEXT_CODES, { label: L.pageText }) code!: PageTextCode;
}

export class PublicPageTextDto extends PageTextCodeDto {
  @OneOf(['ru', 'zh', 'en', 'rus'], { optional: true, description: 'Missing: the language of the request' })
  lang?: string;
}

export class PublicPageTextVersionDto extends PublicPageTextDto {
  @Int({ label: L.version, min: 1, max: 2_147_483_647 }) version!: number;
}

export class PageTextPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 100 }) ids?: string[];
}

export class SavePageTextDto extends PageTextContentDto {
  @OneOf(PAGE_TEXT_CODES, { label: L.pageText }) code!: PageTextCode;
  @Int({
    label: L.version,
    min: 1,
    description: 'The version that was shown; the text is not saved when there is a later one by now',
  })
  version!: number;
  @Text({ label: L.changeNote, max: 500, optional: true, nullable: true, kind: 'lines' }) changeNote?:
    string | null;
}

export class PageTextVersionsDto extends AdminPageDto {
  @OneOf(PAGE_TEXT_CODES, { label: L.pageText }) code!: PageTextCode;
  @Instant({
    label: L.inForceAt,
    of: 'moment',
    optional: true,
    description: 'Only the version that was in force then',
  })
  inForceAt?: string;
}

export class PageTextVersionDto extends PageTextCodeDto {
  @Int({ label: L.version, min: 1 }) version!: number;
}

export class RestorePageTextDto extends PageTextVersionDto {
  @Int({
    label: L.restoredVersion,
    min: 1,
    optional: true,
    description: 'Missing: the text as it is shipped',
  })
  restored?: number;
  @Text({ label: L.changeNote, max: 500, optional: true, nullable: true, kind: 'lines' }) changeNote?:
    string | null;
}
