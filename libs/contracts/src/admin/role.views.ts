import { Bool, Id, Instant, Int, ListOfValues, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { DATA_SCOPES, type DataScope } from './role.dto.js';

export class RoleView {
  @Id() roleId!: string;
  /** Name in the language of the caller. */
  @Text() roleName!: string;
  @Trilingual() roleNames!: Texts;
  @Text() roleCode!: string;
  @Text({ optional: true, max: 300 }) roleDesc!: string | null;
  /** Whether the role grants all current and future rights. */
  @Bool() grantsAll!: boolean;
  @Bool() systemFlag!: boolean;
  @Int() userCount!: number;
  /** Menu items and buttons that the role opens. */
  @ListOfValues('id', { maxItems: 2_000 }) menuIds!: string[];
  @OneOf(DATA_SCOPES) dataScope!: DataScope;
  /** Departments of the scope `chosen`. */
  @ListOfValues('id', { maxItems: 1_000 }) deptIds!: string[];
  @Instant() createTime!: string;
}
