export * from './local-identity-provider.js';
