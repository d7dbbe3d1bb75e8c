import { endMalls } from '../src/start-mall.js';

// Services that a test file has started must not outlive it.
afterAll(endMalls, 30_000);
