import { Injectable } from '@nestjs/common';
import { DESK_HOURS_KEY, DESK_ZONE_KEY, readDeskHours } from '@mall/contracts/chat';
import { platformErrors } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { log } from '@mall/service-kit';
import { KeptValue } from '@mall/service-kit/kept-value';
import { fillText, type Locale, type Texts } from '@mall/validation';
import { momentTexts } from '@mall/validation/typography';
import { nextOpening, type DeskHours } from './opening.js';

const FRESH_MS = 10_000;
const ALWAYS: DeskHours = { hours: [], timeZone: 'UTC' };

const CLOSED: Texts = {
  ru: 'Сообщение получено. Сейчас нерабочее время, сотрудники ответят после открытия: {time}.',
  zh: '消息已收到。现在是非工作时间，客服将于{time}上班后回复。',
  en: 'We have received your message. It is outside working hours; we answer when we are back: {time}.',
};

/** Automatic answer while nobody is at the desk. */
export interface AutomaticAnswer {
  readonly content: string;
  /** Next opening of the desk: each conversation gets one automatic answer before it. */
  readonly opensAt: Date;
}

/** Working hours of the desk, from the parameters of the mall. */
@Injectable()
export class DeskHoursService {
  private readonly kept = new KeptValue<DeskHours>(FRESH_MS, (before) => this.readAll(before));

  constructor(
    @InjectClient(chatCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof chatCalls.parameters>, 'value'>,
  ) {}

  /** Returns the answer in the language of the buyer; undefined while somebody is at the desk. */
  async answerIn(locale: Locale, now = new Date()): Promise<AutomaticAnswer | undefined> {
    const opensAt = nextOpening(await this.kept.current(), now);
    return opensAt && { opensAt, content: fillText(CLOSED, locale, { time: momentTexts(opensAt) }) };
  }

  /** Returns the time zone of the desk's days. */
  async timeZone(): Promise<string> {
    return (await this.kept.current()).timeZone;
  }

  /** Returns the hours; the last known ones where the parameters cannot be read. */
  private async readAll(before = ALWAYS): Promise<DeskHours> {
    try {
      const [hours, timeZone] = await Promise.all(
        [DESK_HOURS_KEY, DESK_ZONE_KEY].map((key) => this.read(key)),
      );
      return { hours: readDeskHours(hours ?? '') ?? [], timeZone: timeZone || ALWAYS.timeZone };
    } catch (failure) {
      log.warn({ err: failure }, 'The working hours of the desk could not be read.');
      return before;
    }
  }

  private async read(key: string): Promise<string | undefined> {
    return this.parameters.value({ key }).catch((failure: unknown) => {
      // A mall whose parameters were not synchronised does not have this parameter.
      if (platformErrors.notFound.is(failure)) return undefined;
      throw failure;
    });
  }
}
