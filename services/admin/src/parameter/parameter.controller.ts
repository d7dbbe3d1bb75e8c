import { Controller } from '@nestjs/common';
import {
  adminParamApi,
  type CompanyView,
  type CreateParameterDto,
  type ParameterIdDto,
  type ParameterKeyDto,
  type ParameterPageDto,
  type ParameterView,
  type SyncedView,
  type UpdateParameterDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import { CompanyService } from './company.service.js';
import type { Parameter } from './parameter.entity.js';
import { ParameterRepository } from './parameter.repository.js';
import { ParameterService } from './parameter.service.js';

@Controller()
export class ParameterController implements HandlersOf<typeof adminParamApi> {
  constructor(
    private readonly parameters: ParameterService,
    private readonly repository: ParameterRepository,
    private readonly companies: CompanyService,
  ) {}

  @Handles(adminParamApi.publicValue)
  async publicValue({ key }: ParameterKeyDto, { locale }: Caller): Promise<string> {
    return valueOf(await this.parameters.publicOne(key), locale);
  }

  @Handles(adminParamApi.company)
  company(): Promise<CompanyView> {
    return this.companies.current();
  }

  @Handles(adminParamApi.value)
  async value({ key }: ParameterKeyDto, { locale }: Caller): Promise<string> {
    return valueOf(await this.parameters.byKey(key), locale);
  }

  @Handles(adminParamApi.sync)
  async sync(): Promise<SyncedView> {
    return { added: await this.repository.addBuiltIn() };
  }

  @Handles(adminParamApi.page)
  async page(request: ParameterPageDto, { locale }: Caller): Promise<AdminPage<ParameterView>> {
    const { rows, total } = await this.repository.page(request);
    return adminPage(
      rows.map((row) => toView(row, locale)),
      total,
      request,
    );
  }

  @Handles(adminParamApi.one)
  async one({ publicId }: ParameterIdDto, { locale }: Caller): Promise<ParameterView> {
    return toView(await this.parameters.get(publicId), locale);
  }

  @Handles(adminParamApi.create)
  async create(request: CreateParameterDto, { locale }: Caller): Promise<ParameterView> {
    return toView(await this.parameters.create(request), locale);
  }

  @Handles(adminParamApi.update)
  async update(request: UpdateParameterDto, { locale }: Caller): Promise<ParameterView> {
    return toView(await this.parameters.update(request), locale);
  }

  @Handles(adminParamApi.remove)
  remove({ publicId }: ParameterIdDto): Promise<void> {
    return this.parameters.remove(publicId);
  }
}

const valueOf = (row: Parameter, locale: Locale): string =>
  row.valueTexts ? inLanguage(row.valueTexts, locale) : row.value;

function toView(row: Parameter, locale: Locale): ParameterView {
  return {
    publicId: row.parameterId,
    publicKey: row.publicKey,
    publicName: inLanguage(row.names, locale),
    publicNames: row.names,
    publicValue: valueOf(row, locale),
    publicValues: row.valueTexts,
    publicType: row.valueType,
    isPublic: row.isPublic,
    systemFlag: row.isSystem,
    remarks: row.remarks,
    updateTime: row.updatedAt.toISOString(),
  };
}
