// SQL by hand: one statement inserts a parameter unless its key is taken.
import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  type CreateParameterDto,
  type ParameterPageDto,
  type ParameterType,
  type UpdateParameterDto,
} from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import type { Texts } from '@mall/validation';
import { DataSource } from 'typeorm';
import { writeChanges } from '../changes.js';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';
import { assertFits } from './parameter-value.js';

export interface ParameterRow {
  readonly parameter_id: string;
  readonly public_key: string;
  readonly names: Texts;
  readonly value: string;
  readonly value_texts: Texts | null;
  readonly value_type: ParameterType;
  readonly is_public: boolean;
  readonly is_system: boolean;
  readonly remarks: string | null;
  readonly updated_at: Date;
}

const COLUMNS = `parameter_id, public_key, names, value, value_texts, value_type, is_public, is_system, remarks, updated_at`;
const SORTABLE = {
  publicId: 'parameter_id',
  publicKey: 'public_key',
  isPublic: 'is_public',
  updateTime: 'updated_at',
};

@Injectable()
export class ParameterService {
  constructor(private readonly dataSource: DataSource) {}

  page(request: ParameterPageDto): Promise<{ rows: ParameterRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `parameter_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'public_key', 'names::text', 'value', 'value_texts::text')
      .contains(request.publicKey, 'public_key');
    return queryPage<ParameterRow>(
      this.dataSource,
      { select: COLUMNS, from: 'parameter', where, sortable: SORTABLE, order: 'public_key' },
      request,
    );
  }

  /** @throws platformErrors.notFound */
  get(parameterId: string): Promise<ParameterRow> {
    return this.first('parameter_id = $1', parameterId);
  }

  /**
   * @throws platformErrors.notFound also for a parameter that is not public, so that its existence is not
   * disclosed.
   */
  publicOne(key: string): Promise<ParameterRow> {
    return this.first('is_public AND public_key = $1', key);
  }

  /** @throws adminErrors.keyTaken, adminErrors.valueRefused */
  async create(request: CreateParameterDto): Promise<ParameterRow> {
    const { publicKey, publicNames, publicType, publicValue = '', publicValues, isPublic, remarks } = request;
    assertFits(publicType, publicValue, publicValues);
    const rows = (await this.dataSource.query(
      `INSERT INTO parameter (public_key, names, value_type, value, value_texts, is_public, remarks)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (public_key) DO NOTHING RETURNING parameter_id`,
      [
        publicKey,
        publicNames,
        publicType,
        publicValue,
        publicValues ?? null,
        isPublic ?? false,
        remarks ?? null,
      ],
    )) as { parameter_id: string }[];
    if (!rows[0]) throw adminErrors.keyTaken({ publicKey });
    return this.get(rows[0].parameter_id);
  }

  /** @throws adminErrors.valueRefused */
  async update(request: UpdateParameterDto): Promise<ParameterRow> {
    const { publicId, publicNames, publicValue, publicValues, isPublic, remarks } = request;
    const row = await this.get(publicId);
    assertFits(row.value_type, publicValue ?? row.value, publicValues ?? row.value_texts ?? undefined);
    await writeChanges(
      this.dataSource.manager,
      'parameter',
      { column: 'parameter_id', value: publicId },
      {
        names: publicNames,
        // A parameter with texts has no single value; forms return the displayed one.
        value: row.value_type === 'texts' ? undefined : publicValue,
        value_texts: row.value_type === 'texts' ? publicValues : undefined,
        is_public: isPublic,
        remarks,
        updated_at: new Date(),
      },
    );
    return this.get(publicId);
  }

  /** @throws adminErrors.systemRecord */
  async remove(parameterId: string): Promise<void> {
    const { is_system } = await this.get(parameterId);
    if (is_system) throw adminErrors.systemRecord();
    await this.dataSource.query(`DELETE FROM parameter WHERE parameter_id = $1`, [parameterId]);
  }

  private async first(condition: string, value: string): Promise<ParameterRow> {
    const rows = (await this.dataSource.query(`SELECT ${COLUMNS} FROM parameter WHERE ${condition}`, [
      value,
    ])) as ParameterRow[];
    if (!rows[0]) throw platformErrors.notFound();
    return rows[0];
  }
}
