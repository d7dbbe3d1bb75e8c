import { setTimeout as sleep } from 'node:timers/promises';
import { MallError, type Caller } from '@mall/contracts/define';
import type { ImportCarDto } from '@mall/contracts/product';
import { otherShop, shop, type ReadyBuyer } from '../neighbours.js';
import { patiently, untilReceived } from '../patiently.js';
import { holdFollows } from './clock.js';
import { newPeople, type People, type Person } from './people.js';
import {
  wrongChange,
  wrongNow,
  wrongWords,
  type Answer,
  type Answers,
  type Deal,
  type Outcome,
  type Seen,
  type Side,
  type Told,
  type TypedText,
  type Violation,
} from './oracle/index.js';
import { HELD_CARS, type Stage } from './stage.js';
import { uncleanness } from './uncleanness.js';
import { areOfVersion, viewsOf } from './views.js';

/** Initial setting of a walk. */
export interface Setting {
  readonly cars: readonly CarTraits[];
}

export interface CarTraits {
  /** Price in fen. */
  readonly price: number;
  readonly isNew: boolean;
  readonly shop: 0 | 1;
}

/** A call that can be repeated unchanged. */
interface Repeatable {
  readonly call: () => Promise<unknown>;
  readonly orderId: string | undefined;
  readonly end: Outcome['end'];
  readonly name: string;
}

const SECOND_PERSON_ABOVE = 50_000_000;

let texts = 0;

/** One walk: its people, cars and orders, the last snapshot, and the violations found. */
export class Walk {
  readonly people: People = newPeople();
  readonly buyers: ReadyBuyer[] = [];
  readonly orderIds: string[] = [];
  readonly violations: Violation[] = [];
  /** Index of the buyer of each order, by order id. */
  readonly ownerOf = new Map<string, number>();
  /** Bank references that were used, so that steps can use them again. */
  readonly references: string[] = [];
  seen: Seen = { now: '', deals: [], stock: [], transfers: [], asides: [], proposals: [], rates: [] };
  answers = new Map<string, Answers>();
  last: Repeatable | undefined;
  readingSeconds = 0;
  private readonly typed: TypedText[] = [];
  private readonly making: Promise<ReadyBuyer>[] = [];

  constructor(
    readonly stage: Stage,
    /** Cars of the walk; those that are listed again are added. */
    readonly cars: ImportCarDto[],
    /** Whether services are killed meanwhile: calls without an answer are repeated. */
    private readonly isPatient: boolean,
    private readonly ignored: readonly string[],
  ) {}

  as(person: Person): ReturnType<Stage['as']> {
    return this.stage.as(this.people[person]);
  }

  /** Returns the buyer, who is made once, even when two parallel steps need one. */
  async buyer(index: number): Promise<ReadyBuyer> {
    const made = (this.making[index] ??= this.patiently(() => this.stage.buyer()) as Promise<ReadyBuyer>);
    return (this.buyers[index] = await made);
  }

  /** Returns the deal of the n-th order in the last snapshot. */
  deal(index: number): Deal | undefined {
    const orderId = this.orderIds[index];
    return this.seen.deals.find(({ order }) => String(order.order_id) === orderId);
  }

  /** Returns the caller who placed the n-th order. */
  ownerCaller(index: number): Caller {
    return this.buyers[this.ownerOf.get(this.orderIds[index]!)!]!.caller;
  }

  /** Returns the last answer of the buyer's page of an order. */
  shown(index: number): Answer | undefined {
    return this.answers.get(this.orderIds[index]!)?.buyerDetail;
  }

  /** Returns a text that these roles may read, and that is no part of another one. */
  words(kind: string, readers: readonly Side[]): string {
    texts += 1;
    const text = `${kind}-${process.pid}-${String(texts).padStart(7, '0')}`;
    this.typed.push({ text, readers });
    return text;
  }

  get told(): Told {
    return {
      units: new Map(this.cars.map((car) => [Number(skuOf(car)), car.stock ?? 1])),
      typed: this.typed,
      secondPersonAbove: SECOND_PERSON_ABOVE,
      readingSeconds: this.readingSeconds,
      heldCars: HELD_CARS,
    };
  }

  /** Makes a call that may be refused; keeps it for the step `repeat` when `keep` is true. */
  async attempt(
    name: string,
    call: () => Promise<unknown>,
    { index, keep = true }: { readonly index?: number; readonly keep?: boolean } = {},
  ): Promise<Outcome & { readonly answer?: unknown }> {
    const orderId = index === undefined ? undefined : this.orderIds[index];
    const outcome = await this.outcomeOf(call);
    this.last = keep ? { call, orderId, end: outcome.end, name } : undefined;
    return orderId === undefined ? outcome : { ...outcome, orderId };
  }

  /** Takes a snapshot and checks it, compared with the last one. */
  async check(outcome: Outcome): Promise<void> {
    const before = this.seen;
    const after = await this.look();
    this.seen = after;
    this.note(...wrongNow(after, this.told), ...wrongChange(after, before, outcome, this.told));
    await Promise.all(
      after.deals.map(async (deal) => {
        const was = before.deals.find(({ order }) => order.order_id === deal.order.order_id);
        if (!was || facesOf(was) !== facesOf(deal)) await this.hear(deal, 'all');
        else if (moneyOf(was) !== moneyOf(deal)) await this.hear(deal, 'some');
      }),
    );
  }

  /** Asks every role once more, at the end of a walk. */
  async hearAll(): Promise<void> {
    await this.lookAgain();
    await Promise.all(this.seen.deals.map((deal) => this.hear(deal, 'all')));
  }

  /** Takes a snapshot and reads the pages of buyer and desk without checking them, because others may act meanwhile. */
  async readAgain(): Promise<void> {
    await this.lookAgain();
    await Promise.all(this.seen.deals.map((deal) => this.hear(deal, 'some', { isChecked: false })));
  }

  /** Takes a snapshot without checking it. */
  async lookAgain(): Promise<void> {
    this.seen = await this.look();
  }

  /** Lets hours pass for the deals of this walk. */
  async timePasses(hours: number): Promise<void> {
    // An event that is handled while the clock is moved would carry a moment from before.
    for (let tries = 0; tries < 50 && !this.seen.deals.every(holdFollows); tries += 1) {
      await sleep(100);
      await this.lookAgain();
    }
    const spuIds = this.cars.map(({ spuId }) => spuId);
    const keys = this.seen.deals.map(({ order }) => order.order_key);
    // A copy: an order that is placed at the same time must not join when half of its tables are moved.
    await this.stage.clock.pass(hours, [...this.orderIds], keys, spuIds);
    await this.lookAgain();
  }

  look(): Promise<Seen> {
    return this.stage.look.at(this.orderIds, this.cars.map(skuOf));
  }

  note(...found: readonly Violation[]): void {
    for (const one of found.filter(({ invariant }) => !this.ignored.includes(invariant)))
      if (
        !this.violations.some((known) => known.invariant === one.invariant && known.orderId === one.orderId)
      )
        this.violations.push(one);
  }

  /** Requests the views of a deal: those of every role, or only the buyer's page and the desk's. */
  private async hear(deal: Deal, whom: 'all' | 'some', { isChecked = true } = {}): Promise<void> {
    const orderId = String(deal.order.order_id);
    const readers = {
      owner: this.stage.as(this.ownerCaller(this.orderIds.indexOf(orderId))),
      desk: this.as('clerkC'),
      merchant: this.as(deal.order.shop_id === Number(shop.shopId) ? 'shop' : 'otherShop'),
    };
    const answers = await viewsOf(deal, readers, whom, (calls) => this.answered(orderId, calls));
    // A timer may have moved the order meanwhile; then the answers cannot be compared.
    if (!areOfVersion(answers, deal.order.version)) return;
    this.answers.set(orderId, answers);
    if (isChecked) this.note(...wrongWords(deal, answers, this.told));
  }

  private async answered(orderId: string, calls: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
    const answer = (call: () => Promise<unknown>): Promise<unknown> =>
      this.patiently(call).catch((failure: unknown) =>
        this.note({ invariant: 'everybodyIsAnswered', orderId, found: String(failure) }),
      );
    return Promise.all(calls.map(answer));
  }

  private async outcomeOf(call: () => Promise<unknown>): Promise<Outcome & { readonly answer?: unknown }> {
    let isUnsure = false;
    const lose = (): void => void (isUnsure = true);
    try {
      return { end: 'done', answer: await this.patiently(call, lose) };
    } catch (failure) {
      const unclean = uncleanness(failure);
      if (unclean === undefined)
        return {
          end: 'refused',
          why: (failure as MallError).declaration.key,
          ...(isUnsure ? { isUnsure } : {}),
        };
      this.note({ invariant: 'refusalIsClean', orderId: '', found: unclean });
      return { end: 'failed', why: unclean };
    }
  }

  /** Repeats a call that nobody received; where services are killed meanwhile, also one whose answer was lost, for which `lose` runs. */
  async patiently(call: () => Promise<unknown>, lose?: () => void): Promise<unknown> {
    return this.isPatient ? patiently(call, lose) : untilReceived(call);
  }
}

/** Returns the sku of a car; that of an imported one has the number of its car. */
const skuOf = ({ skuId, spuId }: ImportCarDto): string => skuId ?? spuId;

/** Returns the part of a deal that lists and the shop show. */
const facesOf = ({ order }: Deal): string => [order.status, order.contract_status].join();

/** Returns the part that only the buyer and the desk see. */
const moneyOf = ({ order, slips, refunds }: Deal): string => JSON.stringify([order, slips, refunds]);

export const shopIdOf = ({ shop: which }: CarTraits): string => (which === 0 ? shop : otherShop).shopId;
