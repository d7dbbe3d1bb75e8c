export * from './frames.js';
export * from './sockets.js';
