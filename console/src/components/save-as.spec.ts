import { saveAs } from './save-as.js';

test('an empty file is not saved, and the error names the text that says so', () =>
  expect(() => saveAs(new Blob([]), 'orders', 'csv')).toThrow('console.download.empty'));
