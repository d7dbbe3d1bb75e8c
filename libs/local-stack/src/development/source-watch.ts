import { existsSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { compile, outputOf, removeOutput } from './compiler.js';
import type { WorkspacePackage } from './workspace.js';

/** Waits this long after a change, because an editor writes a file several times, and a change of branch many files at once. */
const QUIET_MS = 120;

export interface SourceWatchOptions {
  readonly packages: readonly WorkspacePackage[];
  /** Called with the names of the packages whose output has changed. */
  readonly onCompiled: (names: readonly string[]) => void;
  readonly say: (line: string) => void;
}

/** Compiles sources of libraries and services when they are saved. */
export class SourceWatch {
  private readonly watchers: FSWatcher[] = [];
  /** The package of each source saved since the last compilation. */
  private readonly saved = new Map<string, WorkspacePackage>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: SourceWatchOptions) {
    for (const one of options.packages) {
      const folder = join(one.folder, 'src');
      this.watchers.push(
        watch(folder, { recursive: true }, (_, name) => name && this.note(join(folder, name), one)),
      );
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.close();
  }

  private note(source: string, one: WorkspacePackage): void {
    if (!outputOf(one.folder, source)) return;
    this.saved.set(source, one);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.compileSaved(), QUIET_MS);
  }

  private async compileSaved(): Promise<void> {
    const sources = [...this.saved];
    this.saved.clear();
    const names = new Set<string>();
    for (const [source, { folder, name }] of sources) {
      try {
        if (existsSync(source)) await compile(folder, source);
        else await removeOutput(folder, source);
        names.add(name);
      } catch (failure) {
        // The compiler prints its own stack after the place and the reason.
        const [reason] = (failure as Error).message.split('\n\n');
        this.options.say(`${source} could not be compiled: ${reason}`);
      }
    }
    if (names.size > 0) this.options.onCompiled([...names]);
  }
}
