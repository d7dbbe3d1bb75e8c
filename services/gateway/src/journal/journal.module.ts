import { Global, Module } from '@nestjs/common';
import { StaffJournalService } from './staff-journal.service.js';

@Global()
@Module({ providers: [StaffJournalService], exports: [StaffJournalService] })
export class JournalModule {}
