import { Injectable } from '@nestjs/common';
import { adminErrors, type RegisterStaffUserDto } from '@mall/contracts/admin';
import type { StaffRegistered } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { adminCalls } from '@mall/contracts/services/admin';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { REGISTRATION_OPEN } from '../parameter/built-in-parameters.js';
import { ParameterRepository } from '../parameter/parameter.repository.js';
import { StaffRepository } from './staff.repository.js';

/**
 * Applications of people who want to become staff. Their rows are locked and have neither roles nor department: their
 * account opens nothing until somebody with the right to edit staff unlocks it. The auth service announces each account
 * with its creation, so that a row is added even when this service fails in between.
 */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffRepository,
    private readonly parameters: ParameterRepository,
    @InjectClient(adminCalls.accounts) private readonly auth: ClientOf<typeof adminCalls.accounts>,
  ) {}

  /**
   * Registers a member of staff, who waits for approval.
   * @throws adminErrors.registrationClosed, and the errors of `registerStaff` of the auth service
   */
  async register(request: RegisterStaffUserDto, { ip }: Caller): Promise<void> {
    if ((await this.parameters.byKey(REGISTRATION_OPEN))?.value !== '1')
      throw adminErrors.registrationClosed();
    const { username, password, phone, code, nickname = username, name, email } = request;
    const account = { username, password, mobile: phone, code, nickname, name, email, ...(ip && { ip }) };
    const { userId } = await this.auth.registerStaff(account);
    const applicant = { userId, username, nickname, name: name ?? null, phone, email: email ?? null };
    await this.dataSource.transaction((tx) => this.admit(applicant, tx));
  }

  /** Adds the row of an applicant unless it exists. */
  async admit({ userId, username, nickname, ...details }: StaffRegistered, tx: EntityManager): Promise<void> {
    const isNew = await this.staff.insertMissing(tx, { userId, username, nickname, isLocked: true });
    if (isNew) await this.staff.change(tx, userId, details);
  }
}
