import { join } from 'node:path';
import { testPrescribedTables } from '@mall/testing/prescribed';

testPrescribedTables(join(import.meta.dirname, '..', '..'), { rowsAtLeast: 60 });
