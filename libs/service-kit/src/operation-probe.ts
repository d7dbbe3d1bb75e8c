import { Injectable } from '@nestjs/common';

/**
 * Whether NATS passes the service's operations to this process. They have a connection of their own, which comes back after a
 * restart of NATS at another moment than the one that the process sends over.
 */
@Injectable()
export class OperationProbe {
  isReady = false;
}
