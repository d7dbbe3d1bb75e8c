import { forgetRecord, keepRecord, keptRecord } from '../api/records.js';
import {
  closed,
  dropped,
  labelled,
  moved,
  NO_TABS,
  restored,
  unloaded,
  visited,
  type OpenTabs,
  type Tab,
} from './tabs.js';

const RECORD = 'tabs';

/** The open pages of this browser tab, kept over a reload, and which of them have unsaved work. */
export class TabStore {
  private open: OpenTabs;
  private readonly listeners = new Set<() => void>();
  /** Path of a page -> its forms with unsaved work. */
  private readonly unsaved = new Map<string, Set<string>>();
  private readonly done = new Set<string>();
  /** Pages that are not kept in memory while another one is shown. */
  private passing: ReadonlySet<string> = new Set();

  constructor() {
    this.open = restored(keptRecord(RECORD, 'session'));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the same object until something changes. */
  readonly current = (): OpenTabs => this.open;

  /** Returns the path of the visible page. */
  get shown(): string | undefined {
    return this.open.loaded.at(-1);
  }

  /** Reports that a page is shown. The previous one is closed if its form was saved and led away from it. */
  visit(value: string, query: string): void {
    const left = this.shown;
    let open = visited(this.open, value, query);
    if (left !== undefined && left !== value && this.done.has(left)) {
      this.forget([left]);
      open = closed(open, [left]);
    }
    open = dropped(open, (path) => this.passing.has(path) && !this.isUnsaved(path));
    this.change(unloaded(open, this.isUnsaved));
  }

  /** Sets the pages that are loaded again each time they are shown; unsaved work is kept nevertheless. */
  pass(values: readonly string[]): void {
    this.passing = new Set(values);
  }

  /** Closes tabs with all their input. */
  close(values: readonly string[]): void {
    this.forget(values);
    this.change(closed(this.open, values));
  }

  move(value: string, to: number): void {
    this.change(moved(this.open, value, to));
  }

  label(value: string, label: string): void {
    if (this.open.tabs.some((tab) => tab.value === value && tab.label !== label))
      this.change(labelled(this.open, value, label));
  }

  /** Reports whether a form of a page has unsaved work. */
  report(value: string, form: string, isUnsaved: boolean): void {
    const forms = this.unsaved.get(value) ?? new Set();
    if (forms.has(form) === isUnsaved) return;
    if (isUnsaved) forms.add(form);
    else forms.delete(form);
    this.unsaved.set(value, forms);
    this.change({ ...this.open });
  }

  /** Reports that the work on a page is done: its tab closes as soon as another page is shown. */
  finish(value: string): void {
    this.done.add(value);
  }

  readonly isUnsaved = (value: string): boolean => (this.unsaved.get(value)?.size ?? 0) > 0;

  unsavedOf(tabs: readonly Tab[]): readonly Tab[] {
    return tabs.filter(({ value }) => this.isUnsaved(value));
  }

  /** Removes all pages from memory; the tabs stay. */
  unload(): void {
    this.unsaved.clear();
    this.done.clear();
    this.change({ ...this.open, loaded: [] });
  }

  /** Closes all tabs after signing out. */
  clear(): void {
    this.unsaved.clear();
    this.done.clear();
    this.change(NO_TABS);
    forgetRecord(RECORD, 'session');
  }

  private forget(values: readonly string[]): void {
    for (const value of values) {
      this.unsaved.delete(value);
      this.done.delete(value);
    }
  }

  private change(open: OpenTabs): void {
    this.open = open;
    keepRecord(RECORD, open.tabs, 'session');
    this.listeners.forEach((listener) => listener());
  }
}

export const tabStore = new TabStore();
