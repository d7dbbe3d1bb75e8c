export { readPdf } from '@mall/testing/pdf';
