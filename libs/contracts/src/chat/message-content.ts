import { isId, type Locale, type Texts } from '@mall/validation';
import type { DocumentKind } from '../order/document.views.js';
import { IMAGE_PREFIX, pictureOf, QUICK_REPLY_PREFIX } from './frames.js';
import { quickReplyOf } from './quick-replies.js';

/** Prefix of the kind and the number of an issued paper of the conversation's order. */
export const PAPER_PREFIX = '%paper/';
/** Prefix of latitude and longitude in WGS 84 degrees and a label. */
export const PLACE_PREFIX = '%location/';
/** Maximum characters of the label of a place. */
export const PLACE_LABEL_MAX = 200;

/** One issued paper; a later version that replaces it is another paper. */
export interface PaperContent {
  readonly kind: 'paper';
  readonly paper: DocumentKind;
  readonly documentId: string;
}

/** A point on the map. */
export interface PlaceContent {
  readonly kind: 'place';
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
}

/** Content of a message. A picture without a file was sent by an old client, by its path. */
export type MessageContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly fileId: string | undefined }
  | { readonly kind: 'quickReply'; readonly texts: Texts }
  | PaperContent
  | PlaceContent;

/** Parses a message; text with the prefix of another kind that is not valid as that kind is a text. */
export function contentOf(content: string): MessageContent {
  if (content.startsWith(IMAGE_PREFIX)) return { kind: 'picture', fileId: pictureOf(content) };
  const texts = quickReplyOf(content);
  if (texts) return { kind: 'quickReply', texts };
  return paperOf(content) ?? placeOf(content) ?? { kind: 'text', text: content };
}

/** Names that a user interface gives to content other than text. */
export interface ContentWords {
  readonly picture: string;
  readonly place: string;
  readonly paper: (kind: DocumentKind) => string;
}

/** Returns a message as one line in the reader's language. */
export function contentLine(message: string, locale: Locale, words: ContentWords): string {
  const content = contentOf(message);
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'quickReply':
      return content.texts[locale];
    case 'picture':
      return words.picture;
    case 'paper':
      return words.paper(content.paper);
    case 'place':
      return content.label || words.place;
  }
}

const PREFIXES = [IMAGE_PREFIX, QUICK_REPLY_PREFIX, PAPER_PREFIX, PLACE_PREFIX];

/** Whether a message was typed by a person, who may therefore change it. */
export const isTyped = (content: string): boolean => !PREFIXES.some((prefix) => content.startsWith(prefix));

export const paperContent = (paper: DocumentKind, documentId: string): string =>
  `${PAPER_PREFIX}${paper}/${documentId}`;

/** Returns the text of a place; six decimals are a tenth of a metre. */
export const placeContent = ({ lat, lng, label }: Omit<PlaceContent, 'kind'>): string =>
  `${PLACE_PREFIX}${round(lat)},${round(lng)}/${label.replace(/\s+/g, ' ').trim().slice(0, PLACE_LABEL_MAX)}`;

export function paperOf(content: string): PaperContent | undefined {
  const [, paper, documentId = ''] = /^%paper\/(contract|invoice)\/(\d{1,19})$/.exec(content) ?? [];
  return isId(documentId) ? { kind: 'paper', paper: paper as DocumentKind, documentId } : undefined;
}

export function placeOf(content: string): PlaceContent | undefined {
  const [, north, east, label = ''] = PLACE.exec(content) ?? [];
  const [lat, lng] = [Number(north), Number(east)];
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180) || label.length > PLACE_LABEL_MAX) return undefined;
  return { kind: 'place', lat, lng, label };
}

const PLACE = /^%location\/(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)\/(.*)$/;

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
