import { Injectable } from '@nestjs/common';
import { adminErrors, type CreateParameterDto, type UpdateParameterDto } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { isUniqueViolation } from '@mall/persistence';
import type { Parameter } from './parameter.entity.js';
import { assertAllowed, assertFits } from './parameter-value.js';
import { ParameterRepository } from './parameter.repository.js';

@Injectable()
export class ParameterService {
  constructor(private readonly parameters: ParameterRepository) {}

  /** Returns one parameter. @throws platformErrors.notFound */
  async get(parameterId: string): Promise<Parameter> {
    const parameter = await this.parameters.byId(parameterId);
    if (!parameter) throw platformErrors.notFound();
    return parameter;
  }

  /** Returns the parameter with this key. @throws platformErrors.notFound */
  async byKey(key: string): Promise<Parameter> {
    const parameter = await this.parameters.byKey(key);
    if (!parameter) throw platformErrors.notFound();
    return parameter;
  }

  /**
   * Returns a public parameter.
   * @throws platformErrors.notFound also for a parameter that is not public, so that its existence is not disclosed.
   */
  async publicOne(key: string): Promise<Parameter> {
    const parameter = await this.parameters.byKey(key);
    if (!parameter?.isPublic) throw platformErrors.notFound();
    return parameter;
  }

  /** Creates a parameter. @throws adminErrors.keyTaken, adminErrors.valueRefused */
  async create(request: CreateParameterDto): Promise<Parameter> {
    const { publicKey, publicNames, publicType, publicValue = '', publicValues, isPublic, remarks } = request;
    assertFits(publicType, publicValue, publicValues);
    const parameterId = await this.parameters
      .insert({
        publicKey,
        names: publicNames,
        valueType: publicType,
        value: publicValue,
        valueTexts: publicValues ?? null,
        isPublic: isPublic ?? false,
        remarks: remarks ?? null,
      })
      .catch((failure: unknown) => {
        throw isUniqueViolation(failure) ? adminErrors.keyTaken({ publicKey }) : failure;
      });
    return this.get(parameterId);
  }

  /** Changes a parameter. @throws adminErrors.valueRefused */
  async update(request: UpdateParameterDto): Promise<Parameter> {
    const { publicId, publicNames, publicValue, publicValues, isPublic, remarks } = request;
    const { publicKey, valueType, value, valueTexts } = await this.get(publicId);
    const texts = valueType === 'texts' ? (publicValues ?? valueTexts ?? undefined) : undefined;
    assertFits(valueType, publicValue ?? value, texts);
    assertAllowed(publicKey, publicValue ?? value, texts);
    await this.parameters.update(publicId, {
      names: publicNames,
      // A parameter with texts has no single value; forms return the displayed one.
      value: valueType === 'texts' ? undefined : publicValue,
      valueTexts: valueType === 'texts' ? publicValues : undefined,
      isPublic,
      remarks,
      updatedAt: new Date(),
    });
    return this.get(publicId);
  }

  /** Removes a parameter that is not built in. @throws adminErrors.systemRecord */
  async remove(parameterId: string): Promise<void> {
    const { isSystem } = await this.get(parameterId);
    if (isSystem) throw adminErrors.systemRecord();
    await this.parameters.remove(parameterId);
  }
}
