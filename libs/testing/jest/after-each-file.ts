import { endMalls } from '../src/start-mall.js';

// Services started by a test file must not outlive it.
afterAll(endMalls, 30_000);
