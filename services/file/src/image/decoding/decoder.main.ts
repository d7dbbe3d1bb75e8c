// The program of a decoder process: runs one task at a time for the file service, and ends with it. Its
// arguments are the maximum megabytes of memory and seconds of processor time.
import { Refusal } from '../refusal.js';
import { TaskGuard } from './task-guard.js';
import { tasks, type DecoderMessage, type TaskRequest } from './tasks.js';

const guard = new TaskGuard({ megabytes: Number(process.argv[2]), seconds: Number(process.argv[3]) });

process.title = 'mall-file-decoder';
// The service decides when a decoder ends; a signal to the whole group reaches the service as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (request: TaskRequest) => void answer(request));
send({ kind: 'ready' });

async function answer({ task, input }: TaskRequest): Promise<void> {
  guard.watch();
  send(await outcomeOf(task, input));
  guard.rest();
}

async function outcomeOf(task: TaskRequest['task'], input: readonly unknown[]): Promise<DecoderMessage> {
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
