export * from './unit-price.js';
export * from './why-not.js';
