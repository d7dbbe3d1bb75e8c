export {
  clockEnvironment,
  EmbeddedNats,
  findOnPath,
  freePorts,
  ProcessLedger,
  Secrets,
  startObjectStorage,
  until,
} from '@mall/local-stack';
export * from './authenticator.js';
export * from './callers.js';
export * from './captcha.js';
export * from './certificates.js';
export * from './clip.js';
export * from './refusal.js';
export * from './start-mall.js';
export * from './test-mall.js';
export * from './test-service.js';
export * from './trade.js';
