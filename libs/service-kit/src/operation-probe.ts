import { Injectable } from '@nestjs/common';

/**
 * Whether NATS delivers the service's operations to this process. Operations have a connection of their own, which may reconnect
 * after a restart of NATS at another moment than the connection for sending.
 */
@Injectable()
export class OperationProbe {
  isReady = false;
}
