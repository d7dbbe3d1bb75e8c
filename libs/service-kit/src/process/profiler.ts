import { Session } from 'node:inspector/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ProcessRefusal, ProfileAnswer, ProfileKind, ProfileStarted } from '@mall/contracts/messaging';

/** Time for which a profile is kept; the next profile replaces it. */
const KEPT_MS = 15 * 60_000;
/** Maximum size after compression; in base64 it has to fit into one message of NATS, which is a megabyte. */
const MOST_BYTES = 640_000;
/** Maximum number of samples: longer profiles are sampled less often, so that they fit. */
const SAMPLES = 20_000;
const LEAST_INTERVAL_MICROS = 1_000;
/** Bytes between two samples of allocations; V8's default. */
const HEAP_INTERVAL = 32_768;

const compressed = promisify(gzip);

interface Profile {
  readonly profileId: string;
  /** Only the person who started a profile may read it: it shows the activity of all users. */
  readonly owner: string;
  readonly readyAt: string;
  readonly fileName: string;
  content: Buffer | undefined;
  hasFailed: boolean;
}

export interface ProfileOrder {
  readonly kind: ProfileKind;
  readonly seconds: number;
  readonly owner: string;
}

/**
 * Profiles this process, one profile at a time. The file stays in memory, because the root of a container is read-only. It contains
 * only functions and their locations, no values; a heap snapshot would contain passwords and passports.
 */
export class Profiler {
  private count = 0;
  private last: Profile | undefined;

  constructor(private readonly processId: string) {}

  start({ kind, seconds, owner }: ProfileOrder): ProfileStarted | ProcessRefusal {
    if (this.last && !this.last.content && !this.last.hasFailed) return { refusal: 'profileIsRunning' };
    this.count += 1;
    const profile: Profile = {
      profileId: `${this.processId}-${this.count}`,
      owner,
      readyAt: new Date(Date.now() + seconds * 1_000).toISOString(),
      fileName: `${this.processId}-${this.count}.${kind}profile`,
      content: undefined,
      hasFailed: false,
    };
    this.last = profile;
    void this.record(profile, kind, seconds);
    return { profileId: profile.profileId, readyAt: profile.readyAt };
  }

  read(profileId: string, owner: string): ProfileAnswer | ProcessRefusal {
    const { last } = this;
    if (last?.profileId !== profileId || last.owner !== owner || last.hasFailed)
      return { refusal: 'profileIsGone' };
    const { readyAt, fileName, content } = last;
    if (!content) return { state: 'running', readyAt };
    if (content.length > MOST_BYTES) return { refusal: 'profileIsTooLarge' };
    return { state: 'ready', readyAt, fileName, content: content.toString('base64') };
  }

  private async record(profile: Profile, kind: ProfileKind, seconds: number): Promise<void> {
    const session = new Session();
    try {
      session.connect();
      const result =
        kind === 'cpu' ? await cpuProfile(session, seconds) : await heapProfile(session, seconds);
      profile.content = await compressed(JSON.stringify(result));
      setTimeout(() => {
        if (this.last === profile) this.last = undefined;
      }, KEPT_MS).unref();
    } catch {
      profile.hasFailed = true;
    } finally {
      session.disconnect();
    }
  }
}

async function cpuProfile(session: Session, seconds: number): Promise<object> {
  const interval = Math.max(LEAST_INTERVAL_MICROS, Math.ceil((seconds * 1e6) / SAMPLES));
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  await sleep(seconds * 1_000, undefined, { ref: false });
  const { profile } = await session.post('Profiler.stop');
  return profile;
}

async function heapProfile(session: Session, seconds: number): Promise<object> {
  await session.post('HeapProfiler.startSampling', { samplingInterval: HEAP_INTERVAL });
  await sleep(seconds * 1_000, undefined, { ref: false });
  const { profile } = await session.post('HeapProfiler.stopSampling');
  return profile;
}
