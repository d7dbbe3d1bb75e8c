import { endMalls } from '../src/index.js';

// Services that a test file has started must not outlive it.
afterAll(endMalls, 30_000);
