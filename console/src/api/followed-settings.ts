import type { Store } from 'react-admin';

/** Settings that follow a person to another computer: columns and their order, density, pinned pages. */
const FOLLOWS = /^(?:[a-z-]+\.datatable(?:_columnRanks)?|list\.density|menu\.pins)$/;
/** Changes within this time are sent together, such as those of a dragged column. */
const SEND_AFTER_MS = 400;
/** Longest value that the server accepts. */
const VALUE_MAX = 4000;
/** Storage key of the names of settings that have not been sent yet. */
const UNSENT = 'settings.unsent';

export interface SettingServer {
  readonly all: () => Promise<readonly { readonly name: string; readonly value: string }[]>;
  /** Stores a setting; deletes it when there is no value. */
  readonly keep: (name: string, value: string | undefined) => Promise<unknown>;
}

/**
 * Stores settings in the browser and on the server. A change is sent shortly afterwards, or at the next start when that failed;
 * changes from another computer are loaded at the start. The last write wins.
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

  /** Loads the settings of the server; when that fails, the browser's own settings stay. */
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
      // A console with another format wrote the value; the browser's own setting stays.
    }
  }

  private note(key: string): void {
    if (!FOLLOWS.test(key)) return;
    this.kept.setItem(UNSENT, [...new Set([...this.unsent(), key])]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), SEND_AFTER_MS);
  }

  /** Sends unsent settings; those that fail stay marked as unsent. */
  private async send(): Promise<void> {
    for (const name of this.unsent()) {
      const value = JSON.stringify(this.kept.getItem(name)) as string | undefined;
      const isSent =
        (value?.length ?? 0) > VALUE_MAX ||
        (await this.server.keep(name, value).then(
          () => true,
          () => false,
        ));
      // A setting that has changed meanwhile is sent again.
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
