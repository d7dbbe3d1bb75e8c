import { Controller } from '@nestjs/common';
import {
  adminProcessApi,
  type LogLevelDto,
  type ProcessPageDto,
  type ProfileIdDto,
  type StartProfileDto,
} from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ProcessService } from './process.service.js';

@Controller()
export class ProcessController implements HandlersOf<typeof adminProcessApi> {
  constructor(private readonly processes: ProcessService) {}

  @Handles(adminProcessApi.page)
  page(request: ProcessPageDto, caller: Caller) {
    return this.processes.page(request, caller);
  }

  @Handles(adminProcessApi.setLogLevel)
  setLogLevel(request: LogLevelDto, caller: Caller) {
    return this.processes.setLogLevel(request, caller);
  }

  @Handles(adminProcessApi.startProfile)
  startProfile(request: StartProfileDto, caller: Caller) {
    return this.processes.startProfile(request, caller);
  }

  @Handles(adminProcessApi.profile)
  profile(request: ProfileIdDto, caller: Caller) {
    return this.processes.profile(request, caller);
  }
}
