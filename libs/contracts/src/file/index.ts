export * from './purposes.js';
export * from './picture-url.js';
export * from './file.dto.js';
export * from './file.errors.js';
export * from './file.api.js';
export * from './file-list.dto.js';
export * from './file-list.api.js';
export * from './file.resources.js';
