import { join } from 'node:path';
import { testPrescribed } from '@mall/testing/prescribed';

testPrescribed(join(import.meta.dirname, '..', '..'));
