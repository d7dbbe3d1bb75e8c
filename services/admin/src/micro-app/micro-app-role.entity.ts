import { Recorded } from '@mall/persistence';
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Role } from '../entities/role.entity.js';
import { MicroApp } from './micro-app.entity.js';

@Entity('micro_app_role', { comment: 'Roles that may open an app; an app without any is open to all staff' })
@Recorded('microApp', 'appId')
export class MicroAppRole {
  @PrimaryColumn('bigint')
  @ForeignKey(() => MicroApp, { onDelete: 'CASCADE' })
  readonly appId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Role, { onDelete: 'CASCADE' })
  readonly roleId!: string;
}
