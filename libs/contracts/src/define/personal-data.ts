import { Id, Text } from '@mall/validation';
import { internal } from './access.js';
import { json, nothing } from './answer.js';

/** Internal: the person of the shop whose data are meant. */
export class PersonalDataDto {
  @Id() userId!: string;
  /** Place after which the copy continues, as the page before it has answered. */
  @Text({ optional: true, max: 100, kind: 'raw' }) after?: string;
}

export interface PersonalDocument {
  /** Name without ending, such as `orders`. The rows of a name may come in several pages. */
  readonly name: string;
  readonly rows: readonly unknown[];
}

/** One page of the data that a service keeps about a person. */
export interface PersonalCopy {
  readonly documents: readonly PersonalDocument[];
  /** Ids of files of the person, or that were made for them. */
  readonly fileIds: readonly string[];
  /** Place after which the next page begins; null at the end. */
  readonly next: string | null;
}

/** Operations of every service that keeps data about people of the shop, declared once; see `userPersonalApi`. */
export const personalDataRows = {
  copy: {
    request: PersonalDataDto,
    response: json<PersonalCopy>(),
    access: internal(),
    takesLong: true,
    summary: 'A page of the data that this service keeps about a person, for the copy that they asked for.',
  },
  erase: {
    request: PersonalDataDto,
    response: nothing,
    access: internal(),
    takesLong: true,
    summary:
      'Delete the data of a person that need not be kept, and block those that the law keeps. Repeating it changes nothing.',
  },
} as const;
