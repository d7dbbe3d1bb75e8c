// Loaded before a service (`node --import`): SIGUSR2 blocks its event loop permanently.
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('SIGUSR2', () => {
    for (;;);
  });
