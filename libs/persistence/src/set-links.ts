import {
  In,
  Not,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

/**
 * Makes the rows that link an owner with others exactly these. Rows that stay are not written, so that histories tell differences alone.
 *
 * @param owner column and id of the owner, such as `{ roleId }`
 * @param other column of the others
 * @throws a foreign key violation for an unknown id
 */
export async function setLinks<Link extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Link>,
  owner: Readonly<Record<string, string>>,
  other: keyof Link & string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  await tx.delete(entity, { ...owner, [other]: Not(In(wanted)) } as FindOptionsWhere<Link>);
  if (wanted.length === 0) return;
  const rows = wanted.map((id) => ({ ...owner, [other]: id }));
  await tx
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows as never)
    .orIgnore()
    .execute();
}
