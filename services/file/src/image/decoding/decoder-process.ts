import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { Refusal } from '../refusal.js';
import type { DecoderMessage, TaskRequest } from './tasks.js';

export interface DecoderLimits {
  /** Seconds of processor time that one task may take before its process ends. */
  readonly processorSeconds: number;
  /** Seconds by the clock after which the process of a task is killed that got too little of the processor. */
  readonly waitSeconds: number;
  /** Megabytes of memory that a process may hold while it works. */
  readonly memoryMegabytes: number;
}

const PROGRAM = new URL('./decoder.main.js', import.meta.url);
/** Part of the memory for JavaScript; pictures are decoded outside of it. */
const HEAP_MB = 384;
const KEPT_STDERR = 2_000;

/**
 * One decoder process. Native code cannot be interrupted within a process, so a task that takes too much ends with its
 * process. It inherits none of the service's secrets.
 */
export class DecoderProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private holdsTooMuch = false;
  private current: ((message: DecoderMessage) => void) | undefined;
  private stderr = '';

  /** `onExit` is called once the process has ended, for any reason. */
  constructor(
    private readonly limits: DecoderLimits,
    onExit: (decoder: DecoderProcess) => void,
  ) {
    const { memoryMegabytes, processorSeconds } = limits;
    this.child = fork(PROGRAM, [String(memoryMegabytes), String(processorSeconds)], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-KEPT_STDERR);
    });
    this.child.once('exit', () => {
      this.current?.({ kind: 'refused', reason: 'tooComplex' });
      onExit(this);
    });
    this.ready = new Promise((resolve, reject) => {
      this.child.once('exit', () => reject(new Error(`A decoder process did not start: ${this.stderr}`)));
      this.child.once('error', reject);
      this.child.on('message', (message: DecoderMessage) => {
        if (message.kind === 'ready') resolve();
        else this.current?.(message);
      });
    });
    this.ready.catch(() => undefined);
  }

  /**
   * Runs one task; only one at a time.
   * @throws Refusal, `tooComplex` when it took too much processor time or memory, `decodersBusy` when it got too little
   * of the processor; the process is gone then.
   */
  async run(request: TaskRequest): Promise<unknown> {
    const message = await this.outcomeOf(request);
    if (message.kind !== 'ready') this.holdsTooMuch = message.isSpent ?? false;
    if (message.kind === 'done') return message.output;
    if (message.kind === 'refused') throw new Refusal(message.reason, message.figures);
    throw new Error(message.kind === 'failed' ? message.message : 'A decoder process started twice.');
  }

  /** Whether it must not be given another task. */
  get isSpent(): boolean {
    return this.holdsTooMuch;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Waits for the outcome of a task; the start of the process counts towards the time. */
  private outcomeOf(request: TaskRequest): Promise<DecoderMessage> {
    return new Promise((resolve, reject) => {
      const end = (message: DecoderMessage): void => {
        clearTimeout(deadline);
        this.current = undefined;
        resolve(message);
      };
      const deadline = setTimeout(() => {
        end({ kind: 'refused', reason: 'decodersBusy' });
        this.kill();
      }, this.limits.waitSeconds * 1_000);
      const begin = (): void => {
        this.current = end;
        this.child.send(request as unknown as Serializable);
      };
      this.ready.then(begin).catch((failure: unknown) => {
        clearTimeout(deadline);
        reject(failure as Error);
      });
    });
  }
}
