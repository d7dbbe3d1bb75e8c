import { Global, Module } from '@nestjs/common';
import { config } from '../config.js';
import { BoundedCallService, CALL_LIMITS, type CallLimits } from './bounded-call.service.js';

const limits: CallLimits = {
  perService: config.CALLS_PER_SERVICE,
  waitingPerService: config.CALLS_WAITING,
  perAddress: config.CALLS_PER_ADDRESS,
  longestWaitMs: config.CALLS_WAIT_MS,
};

@Global()
@Module({
  providers: [{ provide: CALL_LIMITS, useValue: limits }, BoundedCallService],
  exports: [BoundedCallService],
})
export class LimitsModule {}
