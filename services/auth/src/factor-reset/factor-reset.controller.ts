import { Controller } from '@nestjs/common';
import {
  type AskFactorResetDto,
  authFactorResetApi,
  type FactorResetPageDto,
  type FactorResetRefDto,
  type FactorResetView,
} from '@mall/contracts/auth';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { WaitingReset } from './factor-reset.repository.js';
import { FactorResetService, isOwnReset } from './factor-reset.service.js';

@Controller()
export class FactorResetController implements HandlersOf<typeof authFactorResetApi> {
  constructor(private readonly resets: FactorResetService) {}

  @Handles(authFactorResetApi.factorResets)
  async factorResets(request: FactorResetPageDto, caller: Caller): Promise<AdminPage<FactorResetView>> {
    const { rows, total } = await this.resets.page(request);
    return adminPage(
      rows.map((row) => toView(row, caller)),
      total,
      request,
    );
  }

  @Handles(authFactorResetApi.factorReset)
  async factorReset({ resetId }: FactorResetRefDto, caller: Caller): Promise<FactorResetView> {
    return toView(await this.resets.get(resetId), caller);
  }

  @Handles(authFactorResetApi.askFactorReset)
  async askFactorReset(request: AskFactorResetDto, caller: Caller): Promise<FactorResetView> {
    return toView(await this.resets.ask(request, caller), caller);
  }

  @Handles(authFactorResetApi.confirmFactorReset)
  async confirmFactorReset({ resetId }: FactorResetRefDto, caller: Caller): Promise<void> {
    await this.resets.confirm(resetId, caller);
  }

  @Handles(authFactorResetApi.refuseFactorReset)
  async refuseFactorReset({ resetId }: FactorResetRefDto, caller: Caller): Promise<void> {
    await this.resets.refuse(resetId, caller);
  }
}

const toView = (row: WaitingReset, caller: Caller): FactorResetView => ({
  resetId: row.resetId,
  side: row.side,
  userId: row.userId,
  username: row.username,
  reason: row.reason,
  askedBy: row.askedByName,
  askedTime: row.askedAt.toISOString(),
  isOwn: isOwnReset(row, caller),
});
