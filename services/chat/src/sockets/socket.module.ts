import { Module } from '@nestjs/common';
import { BroadcastService } from './broadcast.service.js';
import { ConnectionService } from './connection.service.js';
import { HandshakeService } from './handshake.service.js';
import { MessageLimitService } from './message-limit.service.js';

@Module({
  providers: [BroadcastService, ConnectionService, HandshakeService, MessageLimitService],
  exports: [BroadcastService, ConnectionService],
})
export class SocketModule {}
