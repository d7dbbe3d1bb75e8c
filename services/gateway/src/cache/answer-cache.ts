import type { CachePolicy } from '@mall/contracts/define';
import type { AnswerBytes } from '@mall/messaging';
import { AnswerStore } from './answer-store.js';
import { Changes, type ChangeRange } from './changes.js';
import { KeptAnswer } from './kept-answer.js';
import { keyOf, type Question } from './question.js';
import { Repeats } from './repeats.js';
import { TagIndex } from './tag-index.js';

/** A change with the tags of the answers that it may affect. */
export interface TaggedChange {
  readonly tags: readonly string[];
  readonly change: unknown;
}

/** An answer from the cache, or one that was not cached. */
export type Given = { readonly kept: KeptAnswer } | AnswerBytes;

/** A pending call, and the question of the requests that wait for it. */
interface Pending {
  readonly key: string;
  readonly question: Question;
  readonly tags: readonly string[];
  readonly given: Promise<Given>;
}

export interface AnswerCacheOptions {
  /** Maximum bytes of the cache; 0 turns it off. */
  readonly mostBytes: number;
  readonly now?: () => number;
}

/**
 * Caches answers for as long as no change may affect them. Nothing is served or stored unless every change was
 * received, and an answer made before a change that may affect it is never stored.
 */
export class AnswerCache {
  readonly changes: Changes<TaggedChange>;
  readonly counts = { hits: 0, misses: 0, joined: 0, dropped: 0, restarts: 0 };
  /** Counts of searches that were answered from the cache. */
  readonly repeats = new Repeats();
  private readonly store: AnswerStore;
  private readonly pending = new Map<string, Pending>();
  private readonly pendingByTag = new TagIndex<Pending>();
  private readonly now: () => number;

  constructor({ mostBytes, now = () => performance.now() }: AnswerCacheOptions) {
    this.now = now;
    this.store = new AnswerStore(Math.max(1, mostBytes));
    this.isOn = mostBytes > 0;
    this.changes = new Changes(() => this.beginAnew(), now);
  }

  readonly isOn: boolean;

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.store.count, bytes: this.store.bytes };
  }

  /** Returns the cached answer of this address, if the address is known. */
  atAddress(address: string): KeptAnswer | undefined {
    const kept = this.store.byAddress(address);
    return kept && this.isGood(kept) ? this.hit(kept) : undefined;
  }

  /** Like `atAddress`, for callers that only check whether an answer is still the same; not counted as a hit. */
  peekAt(address: string): KeptAnswer | undefined {
    const kept = this.store.byAddress(address);
    return kept && this.isGood(kept) ? kept : undefined;
  }

  /** Answers from memory, or joins a pending call for the same question, or calls `ask`. `wrap` makes the stored body. */
  async give(
    question: Question,
    address: string,
    ask: () => Promise<AnswerBytes>,
    wrap: (json: Uint8Array) => Buffer,
  ): Promise<Given> {
    if (!this.isOn || !this.changes.areWhole) return ask();
    const key = keyOf(question);
    const kept = this.store.byQuestion(key);
    if (kept && this.isGood(kept)) {
      this.store.address(address, kept);
      return { kept: this.hit(kept) };
    }
    const given = await this.joined(key, question, ask, wrap);
    if ('kept' in given) this.store.address(address, given.kept);
    return given;
  }

  /** Applies the next changes of the feed, and drops the answers that may contain one of them. */
  onChanges(range: ChangeRange<TaggedChange>): void {
    if (!this.changes.onChanges(range)) return;
    for (const { tags, change } of range.changes) {
      for (const tag of tags) {
        for (const kept of this.store.filedUnder(tag)) {
          if (kept.version < range.to && mayShow(kept.question, change, kept)) this.drop(kept);
        }
        for (const pending of this.pendingByTag.entriesUnder(tag)) {
          if (mayShow(pending.question, change)) this.leave(pending);
        }
      }
    }
  }

  private joined(
    key: string,
    question: Question,
    ask: () => Promise<AnswerBytes>,
    wrap: (json: Uint8Array) => Buffer,
  ): Promise<Given> {
    const known = this.pending.get(key);
    if (known) {
      this.counts.joined += 1;
      return known.given;
    }
    this.counts.misses += 1;
    const tags = question.policy.tags(question.input);
    const given = ask()
      .then((answer) => this.kept(key, question, tags, answer, wrap))
      .finally(() => this.leave(pending));
    const pending: Pending = { key, question, tags, given };
    this.pending.set(key, pending);
    this.pendingByTag.add(tags, pending);
    return given;
  }

  private kept(
    key: string,
    question: Question,
    tags: readonly string[],
    answer: AnswerBytes,
    wrap: (json: Uint8Array) => Buffer,
  ): Given {
    const { version, scope } = answer;
    if (version === undefined) return answer;
    const { buffer, byteOffset, byteLength } = answer.json;
    const listed = question.policy.lists?.(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'));
    if (!this.mayKeep(question, tags, version, { scope, listed })) return answer;
    const body = wrap(answer.json);
    const { unlessContains } = question.policy;
    if (unlessContains !== undefined && body.includes(unlessContains)) return answer;
    const goodUntil = this.now() + question.policy.maxAgeSeconds * 1_000;
    const kept = new KeptAnswer(key, question, tags, body, version, goodUntil, scope, listed);
    this.store.keep(kept);
    return { kept };
  }

  /** Whether an answer may be cached: not if a change received in the meantime may affect it. */
  private mayKeep(question: Question, tags: readonly string[], version: number, content: Content): boolean {
    if (!this.changes.areWhole) return false;
    const missed = this.changes.after(version);
    return (
      missed?.every(
        (one) => !one.tags.some((tag) => tags.includes(tag)) || !mayShow(question, one.change, content),
      ) ?? false
    );
  }

  private isGood(kept: KeptAnswer): boolean {
    return this.changes.areWhole && this.now() < kept.goodUntil;
  }

  private hit(kept: KeptAnswer): KeptAnswer {
    this.counts.hits += 1;
    if (kept.countsAs !== undefined) this.repeats.count(kept.countsAs);
    return kept;
  }

  private drop(kept: KeptAnswer): void {
    this.counts.dropped += 1;
    this.store.drop(kept);
  }

  /** Closes a pending call: waiting requests get this answer, later ones make a new call. */
  private leave(pending: Pending): void {
    if (this.pending.get(pending.key) === pending) this.pending.delete(pending.key);
    this.pendingByTag.remove(pending.tags, pending);
  }

  private beginAnew(): void {
    this.counts.restarts += 1;
    this.store.clear();
    for (const pending of [...this.pending.values()]) this.leave(pending);
  }
}

/** Properties of an answer that has arrived. */
interface Content {
  readonly scope?: readonly string[] | undefined;
  readonly listed?: ReadonlySet<string> | undefined;
}

function mayShow({ policy, input }: Question, change: unknown, { scope, listed }: Content = {}): boolean {
  return (policy as CachePolicy<object, unknown>).mayShow?.(input, change, scope, listed) ?? true;
}
