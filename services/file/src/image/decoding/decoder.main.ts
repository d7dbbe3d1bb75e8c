// The program of a decoder process: runs one task at a time for the file service, and ends with it. Its
// arguments are the maximum megabytes of memory and seconds of processor time.
import { Refusal } from '../refusal.js';
import { TaskGuard } from './task-guard.js';
import { tasks, type DecoderMessage, type Outcome, type TaskRequest } from './tasks.js';

const megabytes = Number(process.argv[2]);
const guard = new TaskGuard({ megabytes, seconds: Number(process.argv[3]) });
/** Memory that large pictures leave behind is not given back at once, and would count against the next file. */
const SPENT_BYTES = (megabytes * 1_048_576) / 2;

process.title = 'mall-file-decoder';
// The service decides when a decoder ends; a signal to the whole group reaches the service as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (request: TaskRequest) => void answer(request));
send({ kind: 'ready' });

async function answer({ task, input }: TaskRequest): Promise<void> {
  guard.watch();
  const outcome = await outcomeOf(task, input);
  send({ ...outcome, isSpent: process.memoryUsage.rss() > SPENT_BYTES });
  guard.rest();
}

async function outcomeOf(task: TaskRequest['task'], input: readonly unknown[]): Promise<Outcome> {
  try {
    const work = tasks[task] as (...input: readonly unknown[]) => Promise<unknown>;
    return { kind: 'done', output: await work(...input) };
  } catch (failure) {
    if (failure instanceof Refusal)
      return { kind: 'refused', reason: failure.reason, figures: failure.figures };
    return { kind: 'failed', message: String(failure) };
  }
}

function send(message: DecoderMessage): void {
  process.send?.(message);
}
