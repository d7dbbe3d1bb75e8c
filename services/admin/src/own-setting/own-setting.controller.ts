import { Controller } from '@nestjs/common';
import { adminOwnSettingApi, type KeepSettingDto, type OwnSettingView } from '@mall/contracts/admin';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { OwnSettingService } from './own-setting.service.js';

@Controller()
export class OwnSettingController implements HandlersOf<typeof adminOwnSettingApi> {
  constructor(private readonly settings: OwnSettingService) {}

  @Handles(adminOwnSettingApi.all)
  all(_: Empty, caller: Caller): Promise<OwnSettingView[]> {
    return this.settings.of(caller.userId!);
  }

  @Handles(adminOwnSettingApi.keep)
  keep(request: KeepSettingDto, caller: Caller): Promise<void> {
    return this.settings.keep(caller.userId!, request);
  }
}
