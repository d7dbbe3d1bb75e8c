import type { Caller } from '@mall/contracts/define';
import type { DecimalSign, StockListRowState, StockListState } from '@mall/contracts/product';
import type { TextParams, Texts } from '@mall/validation';
import { Masked, Recorded, Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The person for whom a list is checked and applied, without what only a request has. */
export type ListCaller = Pick<
  Caller,
  'kind' | 'userId' | 'username' | 'shopId' | 'roles' | 'permissions' | 'tenantId' | 'locale' | 'requestId'
>;

/** Reason why a row is refused; the text is filled in for each reader. */
export interface StoredReason {
  /** Field of the car, or code of the column; absent where the reason concerns the whole row. */
  readonly field?: string;
  readonly text: Texts;
  readonly params: TextParams;
  /** Code of a question, which a person may affirm. */
  readonly question?: string;
}

/** A field of the shop's car that differs; values as rows of cars have them, and names of makes and categories. */
export interface StoredChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A list of cars that a shop loads from a file. */
@Entity('stock_list')
@Recorded('stockList', 'stockListId')
@Index('stock_list_shop', ['shopId', 'stockListId'])
@Index('stock_list_due', ['updatedAt'], { where: `state IN ('checking', 'applying')` })
@Check('stock_list_decimal_sign_check', `decimal_sign IN ('point', 'comma')`)
@Check('stock_list_state_check', `state IN ('reading', 'checking', 'checked', 'applying', 'applied')`)
export class StockList {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly stockListId!: string;

  @Column('bigint')
  readonly shopId!: string;

  @Column('text')
  readonly fileName!: string;

  @Column('text', { array: true })
  readonly headings!: string[];

  /** Codes of `listColumns`; empty where the column is not read. */
  @Column('text', { array: true })
  readonly columnCodes!: string[];

  @Column('text')
  readonly decimalSign!: DecimalSign;

  @Column('int')
  readonly rowCount!: number;

  @Column('text', { default: 'reading' })
  readonly state!: StockListState;

  /** The person who loaded it; once it is applied, the one who applied it. */
  @Masked()
  @Column('jsonb')
  readonly caller!: ListCaller;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}

/** A row of a list as it is in the file, with its result. */
@Entity('stock_list_row')
@Unrecorded('Rows to be read; what they change is recorded at the cars.')
@Index('stock_list_row_state', ['stockListId', 'state', 'nth'])
@Index('stock_list_row_vin', ['stockListId', 'vin'], { where: 'vin IS NOT NULL' })
@Index('stock_list_row_party_code', ['stockListId', 'partyCode'], { where: 'party_code IS NOT NULL' })
@Check(
  'stock_list_row_state_check',
  `state IN ('waiting', 'create', 'change', 'same', 'refused', 'created', 'changed')`,
)
export class StockListRow {
  @PrimaryColumn('bigint')
  @ForeignKey(() => StockList, { onDelete: 'CASCADE' })
  readonly stockListId!: string;

  /** Place among the rows of the list, from 1. */
  @PrimaryColumn('int')
  readonly nth!: number;

  @Column('int')
  readonly fileRow!: number;

  @Column('text', { array: true })
  readonly cells!: string[];

  /** Places of the cells that are numbers of a workbook. */
  @Column('int', { array: true, default: [] })
  readonly numbers!: number[];

  @Column('text', { default: 'waiting' })
  readonly state!: StockListRowState;

  /** VIN and own number as they were read, by which rows of one car are found. */
  @Column('text', { nullable: true })
  readonly vin!: string | null;

  @Column('text', { nullable: true })
  readonly partyCode!: string | null;

  /** Codes of the questions that a person has affirmed. */
  @Column('text', { array: true, default: [] })
  readonly affirmed!: string[];

  @Column('jsonb', { default: [] })
  readonly reasons!: StoredReason[];

  @Column('jsonb', { default: [] })
  readonly changes!: StoredChange[];

  /** Codes of `saleNeeds` that the car does not meet. */
  @Column('text', { array: true, default: [] })
  readonly lacks!: string[];

  /** The shop's car that the row changes; once it is applied, the car that it made. */
  @Column('bigint', { nullable: true })
  readonly spuId!: string | null;

  /** Version of that car which was compared. */
  @Column('int', { nullable: true })
  readonly carVersion!: number | null;
}
