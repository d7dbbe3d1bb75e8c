import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { PageTextCode, RestorePageTextDto, SavePageTextDto } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { invalidInput } from '@mall/messaging';
import { isUniqueViolation } from '@mall/persistence';
import { KeptValue } from '@mall/service-kit/kept-value';
import { callerName } from '../caller-name.js';
import { contentIssues } from './content-issues.js';
import type { PageText } from './page-text.entity.js';
import { PageTextRepository, type NewPageText } from './page-text.repository.js';
import { SHIPPED_TEXTS } from './shipped/index.js';
import { tidyContent } from './tidy-content.js';

/** Texts of the storefront and all their versions. */
@Injectable()
export class PageTextService {
  private readonly shown: KeptValue<PageText[]>;

  constructor(private readonly texts: PageTextRepository) {
    this.shown = new KeptValue(1_000, () => texts.inForce());
  }

  /** Returns a text that is at most a second old. @throws platformErrors.notFound */
  async forVisitors(code: PageTextCode): Promise<PageText> {
    return orNotFound((await this.shown.current()).find((text) => text.code === code));
  }

  /** Returns the last version of a text. @throws platformErrors.notFound */
  async last(code: PageTextCode): Promise<PageText> {
    return orNotFound(await this.texts.last(code));
  }

  /** Returns a version of a text. @throws platformErrors.notFound */
  async version(code: PageTextCode, version: number): Promise<PageText> {
    return orNotFound(await this.texts.version(code, version));
  }

  /**
   * Saves a text as a new version, unless it is the same as before. A request that comes again is answered with the version that it
   * has written.
   * @throws invalidInput naming every text that is refused, platformErrors.staleData when others have saved meanwhile
   */
  async save({ code, version, changeNote, ...content }: SavePageTextDto, caller: Caller): Promise<PageText> {
    const tidied = tidyContent(content);
    const issues = contentIssues(code, tidied);
    if (issues.length > 0) throw invalidInput(issues);
    const last = await this.last(code);
    if (last.version === version && isDeepStrictEqual(last.content, tidied)) return last;
    return this.add(
      version,
      { code, content: tidied, restoredVersion: null, note: changeNote ?? null },
      caller,
    );
  }

  /**
   * Adds a version with the content of an earlier one, or with the shipped text without `restored`.
   * @throws platformErrors.notFound, platformErrors.staleData when others have saved meanwhile
   */
  async restore(
    { code, version, restored, changeNote }: RestorePageTextDto,
    caller: Caller,
  ): Promise<PageText> {
    const content =
      restored === undefined ? SHIPPED_TEXTS[code] : (await this.version(code, restored)).content;
    const text = { code, content, restoredVersion: restored ?? null, note: changeNote ?? null };
    return this.add(version, text, caller);
  }

  private async add(
    follows: number,
    text: Omit<NewPageText, 'changedBy' | 'isShipped'>,
    caller: Caller,
  ): Promise<PageText> {
    const { code, content } = text;
    const isShipped = isDeepStrictEqual(content, SHIPPED_TEXTS[code]);
    const added = { ...text, isShipped, changedBy: callerName(caller) };
    const isAdded = await this.texts.add(follows, added).catch((failure: unknown) => {
      if (isUniqueViolation(failure)) return false;
      throw failure;
    });
    if (isAdded) return this.version(code, follows + 1);
    const last = await this.last(code);
    if (!isWritten(last, follows, added)) throw platformErrors.staleData();
    return last;
  }
}

/** Whether the last version is what this request has written already, and its answer was lost. */
const isWritten = (last: PageText, follows: number, text: NewPageText): boolean =>
  last.version === follows + 1 &&
  last.changedBy === text.changedBy &&
  last.restoredVersion === text.restoredVersion &&
  last.note === text.note &&
  isDeepStrictEqual(last.content, text.content);

function orNotFound(text: PageText | undefined): PageText {
  if (!text) throw platformErrors.notFound();
  return text;
}
