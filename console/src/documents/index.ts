import { DocumentList } from './DocumentList.js';

export const documents = { name: 'documents', list: DocumentList, recordRepresentation: 'documentNumber' };
