import { execFileSync } from 'node:child_process';
import { chmodSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Most memory of the machine that a run may take. */
const SIZE = '8g';

/** A file system in memory whose size can be changed while it is used, so that it is full or has space again. Linux only, as root. */
export class SmallDisk {
  private constructor(private readonly folder: string) {}

  /** Mounts one over an empty folder; undefined where the system does not allow it. */
  static mount(folder: string): SmallDisk | undefined {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
    try {
      mount('-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder);
    } catch {
      return undefined;
    }
    // Other accounts need access, as to the folder itself.
    chmodSync(folder, 0o711);
    return new SmallDisk(folder);
  }

  /** Leaves so much free space, in bytes; processes may have taken a part of it when this returns. */
  leave(freeBytes: number): void {
    for (let tries = 1; ; tries += 1) {
      const { blocks, bfree, bsize } = statfsSync(this.folder);
      try {
        return mount('-o', `remount,size=${(blocks - bfree) * bsize + freeBytes}`, this.folder);
      } catch (failure) {
        // A size below what is stored by now is refused.
        if (tries === 20) throw failure;
      }
    }
  }

  enlarge(): void {
    mount('-o', `remount,size=${SIZE}`, this.folder);
  }
}

/** Unmounts the disk that `SmallDisk.mount` has put over a folder; nothing happens to other folders. */
export function unmount(folder: string): void {
  if (statSync(folder).dev === statSync(dirname(folder)).dev) return;
  execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
}

function mount(...args: readonly string[]): void {
  execFileSync('mount', args, { stdio: 'pipe' });
}
