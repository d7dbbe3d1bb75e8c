import type { MenuPlace, MenuType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('menu')
@Recorded('menu', 'menuId')
@Check('menu_menu_type_check', `menu_type = ANY (ARRAY['0', '1'])`)
@Check('menu_place_check', `place = ANY (ARRAY['console', 'shop'])`)
@Index('menu_by_parent', ['parentId'])
@Index('menu_own_address', ['path'], { unique: true, where: 'component IS NOT NULL' })
export class Menu {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly menuId!: string;

  @Column('bigint', { nullable: true })
  @ForeignKey(() => Menu)
  readonly parentId!: string | null;

  @Column('text', {
    nullable: true,
    unique: true,
    comment: 'Set for built-in rows: how the seed finds them again',
  })
  readonly menuKey!: string | null;

  @Column('jsonb')
  readonly labels!: Texts;

  /** Labels that the seed wrote last: labels that equal them follow the release. */
  @LeftOut('It repeats the labels of the release.')
  @Column('jsonb', { nullable: true })
  readonly seededLabels!: Texts | null;

  @Column('text', { nullable: true })
  readonly permission!: string | null;

  @LeftOut('It is the moment of the change.')
  @Column('timestamptz', { default: () => 'now()', comment: 'Set by a trigger when the permission changes' })
  readonly permissionAt!: Date;

  @Column('text', { nullable: true })
  readonly path!: string | null;

  @Column('text', { nullable: true, comment: 'What an item of the shop opens at an address of its own' })
  readonly component!: string | null;

  @Column('text', { nullable: true })
  readonly icon!: string | null;

  @Column('int', { default: 0 })
  readonly sortOrder!: number;

  @Column('text', { default: '0' })
  readonly menuType!: MenuType;

  @Column('text', { default: 'console' })
  readonly place!: MenuPlace;

  @Column('boolean', { default: true })
  readonly isVisible!: boolean;

  @Column('boolean', { default: true })
  readonly keepsAlive!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
