import { Global, Module } from '@nestjs/common';
import { StaffJournal } from './staff-journal.js';

@Global()
@Module({ providers: [StaffJournal], exports: [StaffJournal] })
export class JournalModule {}
