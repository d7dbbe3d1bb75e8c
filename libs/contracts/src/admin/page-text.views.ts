import { Bool, Instant, Int, ListOf, Nested, OneOf, say, Text, type Texts } from '@mall/validation';
import { PageHeadingDto, PageParagraphDto, PageTextSectionDto } from './page-text.dto.js';
import { PAGE_TEXT_CODES, type PageTextCode } from './page-text.js';

/** One version of a text, without the text. Versions never change; the last one is in force. */
export class PageTextVersionView {
  @OneOf(PAGE_TEXT_CODES) code!: PageTextCode;
  /** Number of the version, counted from 1 for each text. */
  @Int() version!: number;
  /** The text as this or an earlier release ships it; the next release may replace it. */
  @Bool() isShipped!: boolean;
  /** The version that this one repeats. */
  @Int({ optional: true }) restoredVersion!: number | null;
  @Text({ optional: true, max: 500 }) note!: string | null;
  /** Person who wrote it; null when a release did. */
  @Text({ label: say('Кто изменил', '修改人', 'Changed by'), optional: true }) changedBy!: string | null;
  /** Time from which it is in force. */
  @Instant({ label: say('Действует с', '生效时间', 'In force since') }) changeTime!: string;
}

/** A row in the list of the storefront's texts. */
export class PageTextRowView extends PageTextVersionView {
  /** Name in the language of the caller. */
  @Text({ label: say('Текст', '文案', 'Text') }) name!: string;
  /** The storefront's page that shows it. */
  @Text({ label: say('Адрес в магазине', '商城地址', 'Address in the shop') }) path!: string;
  @Bool() needsLead!: boolean;
  @Bool() needsSections!: boolean;
  @Nested(() => PageHeadingDto) title!: Texts;
  /** Whether the text in force was written by staff and the release ships another one. */
  @Bool() differsFromShipped!: boolean;
}

/** The version in force or a former one, with its text. */
export class PageTextView extends PageTextRowView {
  @Nested(() => PageParagraphDto, { optional: true }) lead!: Texts | null;
  @ListOf(() => PageTextSectionDto) sections!: PageTextSectionDto[];
}

export class PublicPageTextEntryView {
  @Text({ optional: true }) heading!: string | null;
  @Text({ max: 8_000 }) text!: string;
}

export class PublicPageTextSectionView {
  @Text() key!: string;
  @Text() title!: string;
  @ListOf(() => PublicPageTextEntryView) entries!: PublicPageTextEntryView[];
}

/** A text in one language as it is shown: with the facts of the company, and numbers not separated from their units. */
export class PublicPageTextView {
  @OneOf(PAGE_TEXT_CODES) code!: PageTextCode;
  @Text() title!: string;
  @Text({ optional: true, max: 8_000 }) lead!: string | null;
  @ListOf(() => PublicPageTextSectionView) sections!: PublicPageTextSectionView[];
  /** Number of the version, which a consent to the text names. */
  @Int() version!: number;
  /** Time from which this version is in force. */
  @Instant() since!: string;
}

/** The version of a text that is in force. */
export class PageTextInForceView {
  @OneOf(PAGE_TEXT_CODES) code!: PageTextCode;
  @Int() version!: number;
}
