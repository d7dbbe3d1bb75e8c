import { defineService } from '../../define/index.js';

export const fileDeclaration = defineService({ name: 'file', calls: {}, consumes: [] });
