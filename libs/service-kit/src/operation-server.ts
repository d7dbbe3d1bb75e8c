import { ServerNats, type MessageHandler } from '@nestjs/microservices';

/** Nest's NATS server for patterns that are plain subjects: looked up as they are, where Nest tries to read JSON. */
export class OperationServer extends ServerNats {
  override getHandlerByPattern(pattern: string): MessageHandler | null {
    return this.messageHandlers.get(pattern) ?? null;
  }
}
