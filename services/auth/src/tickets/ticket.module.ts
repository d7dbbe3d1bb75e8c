import { Module } from '@nestjs/common';
import { KeyModule } from '../keys/key.module.js';
import { SocketTicketRepository } from './socket-ticket.repository.js';
import { SocketTicketService } from './socket-ticket.service.js';
import { TicketController } from './ticket.controller.js';

@Module({
  imports: [KeyModule],
  controllers: [TicketController],
  providers: [SocketTicketRepository, SocketTicketService],
})
export class TicketModule {}
