import { Controller } from '@nestjs/common';
import { Handles, invalidInput, type HandlersOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderTariffApi,
  tariffKinds,
  type CreateTariffDto,
  type TariffKind,
  type TariffPageDto,
  type TariffRefDto,
  type TariffTableView,
  type UpdateTariffDto,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { HIDES_OTHERS, rowProblem, rowThatHidesOthers } from './row-problem.js';
import { startDayIssue } from './start-day.js';
import type { TariffRecord, TariffRow } from './tariff.js';
import { TariffRepository } from './tariff.repository.js';

@Controller()
export class TariffController implements HandlersOf<typeof orderTariffApi> {
  constructor(private readonly tariffs: TariffRepository) {}

  @Handles(orderTariffApi.list)
  async list(request: TariffPageDto, { locale }: Caller): Promise<AdminPage<TariffTableView>> {
    const { rows, total } = await this.tariffs.page(request);
    return adminPage(
      rows.map((row) => toView(row, locale)),
      total,
      request,
    );
  }

  @Handles(orderTariffApi.one)
  async one({ tableId }: TariffRefDto, { locale }: Caller): Promise<TariffTableView> {
    return toView(await this.need(tableId), locale);
  }

  @Handles(orderTariffApi.create)
  async create(request: CreateTariffDto, caller: Caller): Promise<TariffTableView> {
    requireSound(request.kind, request.rows);
    await this.requireStart(request.kind, request.validFrom);
    const tableId = await this.tariffs.create(request, caller.username ?? caller.userId ?? 'staff');
    return this.one({ tableId }, caller);
  }

  @Handles(orderTariffApi.update)
  async update(request: UpdateTariffDto, caller: Caller): Promise<TariffTableView> {
    const { kind } = await this.need(request.tableId);
    if (request.rows) requireSound(kind, request.rows);
    if (request.validFrom) await this.requireStart(kind, request.validFrom);
    if (!(await this.tariffs.update(request))) throw orderErrors.tariffInForce();
    return this.one(request, caller);
  }

  @Handles(orderTariffApi.remove)
  async remove({ tableId }: TariffRefDto): Promise<void> {
    if (await this.tariffs.remove(tableId)) return;
    // A table that was removed before is answered like one that is removed now.
    if (await this.tariffs.find(tableId)) throw orderErrors.tariffInForce();
  }

  /** Checks that a table does not begin before the one in force. @throws invalidInput at `validFrom`. */
  private async requireStart(kind: TariffKind, validFrom: string): Promise<void> {
    const issue = startDayIssue(validFrom, await this.tariffs.inForceSince(kind));
    if (issue) throw invalidInput([issue]);
  }

  private async need(tableId: string): Promise<TariffRecord> {
    const record = await this.tariffs.find(tableId);
    if (!record) throw orderErrors.tariffNotFound();
    return record;
  }
}

function requireSound(kind: TariffKind, rows: readonly TariffRow[]): void {
  rows.forEach((row, index) => {
    const problem = rowProblem(kind, row);
    if (problem) throw orderErrors.tariffRowInvalid({ row: index + 1, problem });
  });
  const hiding = rowThatHidesOthers(kind, rows);
  if (hiding >= 0) throw orderErrors.tariffRowInvalid({ row: hiding + 1, problem: HIDES_OTHERS });
}

function toView({ createdAt, rows, ...record }: TariffRecord, locale: Locale): TariffTableView {
  const kindLabel = tariffKinds[record.kind][locale];
  return { ...record, kindLabel, rows: [...rows], createTime: createdAt.toISOString() };
}
