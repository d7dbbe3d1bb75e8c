import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  userDivisionDeskApi,
  type DivisionPageDto,
  type DivisionRefDto,
  type RenameDivisionDto,
} from '@mall/contracts/user';
import { DivisionDeskService } from './division-desk.service.js';

@Controller()
export class DivisionDeskController implements HandlersOf<typeof userDivisionDeskApi> {
  constructor(private readonly desk: DivisionDeskService) {}

  @Handles(userDivisionDeskApi.page)
  page(request: DivisionPageDto, { locale }: Caller) {
    return this.desk.page(request, locale);
  }

  @Handles(userDivisionDeskApi.one)
  one({ code }: DivisionRefDto, { locale }: Caller) {
    return this.desk.one(code, locale);
  }

  @Handles(userDivisionDeskApi.rename)
  rename({ code, name }: RenameDivisionDto, { locale }: Caller) {
    return this.desk.rename(code, name, locale);
  }
}
