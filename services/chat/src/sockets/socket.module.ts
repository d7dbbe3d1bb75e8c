import { Module } from '@nestjs/common';
import { BroadcastService } from './broadcast.service.js';
import { ConnectionService } from './connection.service.js';
import { HandshakeService } from './handshake.service.js';
import { MessageLimitService } from './message-limit.service.js';
import { StaffRightService } from './staff-right.service.js';
import { StaffRightTimer } from './staff-right.timer.js';

@Module({
  providers: [
    BroadcastService,
    ConnectionService,
    HandshakeService,
    MessageLimitService,
    StaffRightService,
    StaffRightTimer,
  ],
  exports: [BroadcastService, ConnectionService, StaffRightService],
})
export class SocketModule {}
