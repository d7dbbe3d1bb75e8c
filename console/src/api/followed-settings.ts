import type { Store } from 'react-admin';

/** What follows a person to another computer: columns and their order, density, pinned pages. */
const FOLLOWS = /^(?:[a-z-]+\.datatable(?:_columnRanks)?|list\.density|menu\.pins)$/;
/** Several changes within this time, such as a dragged column, are one. */
const SEND_AFTER_MS = 400;
/** Longest value that the server keeps. */
const VALUE_MAX = 4000;
/** Names of settings that the server has not got yet. */
const UNSENT = 'settings.unsent';

export interface SettingServer {
  readonly all: () => Promise<readonly { readonly name: string; readonly value: string }[]>;
  /** Without a value the setting is forgotten. */
  readonly keep: (name: string, value: string | undefined) => Promise<unknown>;
}

/**
 * A store of the browser whose settings are kept at the server too. What is chosen here is sent shortly afterwards, and at
 * the next start when that failed; what was chosen at another computer is taken over at the start. The last one to write wins.
 */
export class FollowedSettings {
  readonly store: Store;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly kept: Store,
    private readonly server: SettingServer,
  ) {
    this.store = {
      ...kept,
      setItem: (key, value) => {
        kept.setItem(key, value);
        this.note(key);
      },
      removeItem: (key) => {
        kept.removeItem(key);
        this.note(key);
      },
    };
  }

  /** Takes over what the server has; without it the browser's own settings stay. */
  async start(): Promise<void> {
    const theirs = await this.server.all().catch(() => undefined);
    if (!theirs) return;
    const own = new Set(this.unsent());
    for (const { name, value } of theirs)
      if (FOLLOWS.test(name) && !own.has(name)) this.takeOver(name, value);
    await this.send();
  }

  private takeOver(name: string, value: string): void {
    try {
      const read: unknown = JSON.parse(value);
      if (JSON.stringify(this.kept.getItem(name)) !== value) this.kept.setItem(name, read);
    } catch {
      // Written by a console that serializes otherwise: the browser's own setting stays.
    }
  }

  private note(key: string): void {
    if (!FOLLOWS.test(key)) return;
    this.kept.setItem(UNSENT, [...new Set([...this.unsent(), key])]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), SEND_AFTER_MS);
  }

  /** What fails stays noted. */
  private async send(): Promise<void> {
    for (const name of this.unsent()) {
      const value = JSON.stringify(this.kept.getItem(name)) as string | undefined;
      const isSent =
        (value?.length ?? 0) > VALUE_MAX ||
        (await this.server.keep(name, value).then(
          () => true,
          () => false,
        ));
      // Changed again meanwhile: it is sent again.
      const isSame = JSON.stringify(this.kept.getItem(name)) === value;
      if (isSent && isSame)
        this.kept.setItem(
          UNSENT,
          this.unsent().filter((one) => one !== name),
        );
    }
  }

  private unsent(): readonly string[] {
    return this.kept.getItem<readonly string[]>(UNSENT) ?? [];
  }
}
