import {
  Bool,
  Id,
  Instant,
  Int,
  ListOfValues,
  OneOf,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { DATA_SCOPES, type DataScope } from './role.dto.js';

export class RoleView {
  @Id({ label: say('Номер', '编号', 'Id') }) roleId!: string;
  /** Name in the language of the caller. */
  @Text({ label: say('Название', '角色名称', 'Name') }) roleName!: string;
  @Trilingual() roleNames!: Texts;
  @Text() roleCode!: string;
  @Text({ optional: true, max: 300 }) roleDesc!: string | null;
  /** Whether the role grants all current and future rights. */
  @Bool() grantsAll!: boolean;
  @Bool() systemFlag!: boolean;
  @Int({ label: say('Сотрудников', '员工数', 'Staff') }) userCount!: number;
  /** Menu items and buttons that the role opens. */
  @ListOfValues('id', { maxItems: 2_000 }) menuIds!: string[];
  @OneOf(DATA_SCOPES) dataScope!: DataScope;
  /** Departments of the scope `chosen`. */
  @ListOfValues('id', { maxItems: 1_000 }) deptIds!: string[];
  @Instant({ label: say('Создана', '创建时间', 'Created') }) createTime!: string;
}
