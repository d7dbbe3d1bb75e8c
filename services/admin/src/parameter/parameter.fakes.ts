import { NoDatabase } from '@mall/persistence/fakes';
import type { Parameter } from './parameter.entity.js';
import { ParameterRepository, type NewParameter, type ParameterChanges } from './parameter.repository.js';

export const aParameter = (over: Partial<Parameter> = {}): Parameter => ({
  parameterId: '1',
  publicKey: 'HOLD_HOURS',
  names: { ru: 'Часы брони', zh: '保留小时数', en: 'Hold hours' },
  value: '48',
  valueTexts: null,
  valueType: 'number',
  isPublic: false,
  isSystem: false,
  remarks: null,
  updatedAt: new Date('2026-11-01T00:00:00Z'),
  ...over,
});

/** Parameters in memory, with the unique key of their table. */
export class InMemoryParameters extends ParameterRepository {
  private readonly rows: Map<string, Parameter>;
  private nextId = 100;

  constructor(...parameters: readonly Parameter[]) {
    super(new NoDatabase());
    this.rows = new Map(parameters.map((one) => [one.parameterId, one]));
  }

  override async byId(parameterId: string): Promise<Parameter | undefined> {
    return this.rows.get(parameterId);
  }

  override async byKey(publicKey: string): Promise<Parameter | undefined> {
    return [...this.rows.values()].find((one) => one.publicKey === publicKey);
  }

  override async byKeys(keys: readonly string[]): Promise<Parameter[]> {
    const found = [...this.rows.values()].filter((one) => keys.includes(one.publicKey));
    return found.sort((one, other) => (one.publicKey < other.publicKey ? -1 : 1));
  }

  override async insert(parameter: NewParameter): Promise<string> {
    if (await this.byKey(parameter.publicKey))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    const parameterId = String((this.nextId += 1));
    this.rows.set(parameterId, aParameter({ ...parameter, parameterId }));
    return parameterId;
  }

  override async update(parameterId: string, changes: ParameterChanges): Promise<void> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const known = this.rows.get(parameterId);
    if (known) this.rows.set(parameterId, { ...known, ...given });
  }

  override async remove(parameterId: string): Promise<void> {
    this.rows.delete(parameterId);
  }
}
