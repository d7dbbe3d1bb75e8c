export * from './specification.js';
