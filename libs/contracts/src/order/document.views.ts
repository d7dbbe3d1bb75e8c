import { Bool, Id, Instant, Int, ListOfValues, OneOf, say, Text } from '@mall/validation';

/** A sales contract, unsigned or signed; a proforma invoice until payment, an invoice after it. */
export const DOCUMENT_KINDS = ['contract', 'invoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_STAGES = ['unsigned', 'signed', 'proforma', 'invoice'] as const;
export type DocumentStage = (typeof DOCUMENT_STAGES)[number];

export const DOCUMENT_LANGUAGES = ['ru', 'zh', 'en'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** A paper that was issued. It never changes; a later version of the same number replaces it. */
export class DocumentView {
  @Id() documentId!: string;
  @OneOf(DOCUMENT_KINDS, { label: say('Вид', '类型', 'Kind') }) kind!: DocumentKind;
  @OneOf(DOCUMENT_STAGES, { label: say('Состояние', '状态', 'State') }) stage!: DocumentStage;
  @Text({ label: say('Номер', '文件编号', 'Number') }) documentNumber!: string;
  /** Number of the version, counted per order and kind. */
  @Int({ label: say('Версия', '版本', 'Version'), min: 1 }) version!: number;
  /** False when a later version has replaced it. */
  @Bool() isLatest!: boolean;
  /** Version of the template it was made with. */
  @Int({ label: say('Шаблон, версия', '模板版本', 'Template version') }) templateVersion!: number;
  @Id() orderId!: string;
  @Text({ label: say('Заказ', '订单', 'Order') }) orderNumber!: string;
  /** SHA-256 of its facts, printed on every page. */
  @Text() factsHash!: string;
  /** The languages it has been rendered in so far. */
  @ListOfValues('string') languages!: DocumentLanguage[];
  @Instant({ label: say('Выпущен', '签发时间', 'Issued') }) issuedTime!: string;
}

/** A short link to the PDF of an issued paper. */
export class DocumentLinkView extends DocumentView {
  /** Link that opens the PDF without a token until `expiresAt`. */
  @Text({ max: 1000 }) url!: string;
  @Instant() expiresAt!: string;
  @Text() originName!: string;
  @Text() contentType!: string;
  @OneOf(DOCUMENT_LANGUAGES) lang!: DocumentLanguage;
  @Int() sizeBytes!: number;
  /** SHA-256 of the file, byte for byte. */
  @Text({ max: 64 }) sha256!: string;
  /** Time to pay by, on a proforma invoice that is still to be paid. */
  @Instant({ optional: true }) payBefore!: string | null;
  /** Seconds until then by the server's clock. */
  @Int({ optional: true }) secondsLeft!: number | null;
}

/** Facts that anyone who holds a paper may learn about it. */
export class DocumentProofView {
  /** Whether a paper of this number with this hash was issued here. */
  @Bool() isGenuine!: boolean;
  @OneOf(DOCUMENT_STAGES, { optional: true }) stage!: DocumentStage | null;
  @Int({ optional: true }) version!: number | null;
  /** False when a later version has replaced it. */
  @Bool({ optional: true }) isLatest!: boolean | null;
  @Instant({ optional: true }) issuedTime!: string | null;
}
