/**
 * SQL that copies the cars that are there, so many times as its parameter says, with other prices, mileages and times.
 * @param which condition on the cars `s` that are copied
 * @param status of the copies; off sale unless told otherwise
 */
export async function copiesOfCars(database, which, status = 0) {
  const { rows } = await database.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
      WHERE table_schema = 'product' AND table_name = 'spu'`,
  );
  const other = {
    vin: 'NULL',
    status: String(status),
    price_fee: '(3000000 + random() * 40000000)::bigint',
    mileage_km: '(random() * 200000)::int',
    updated_at: "now() - random() * interval '300 days'",
    created_at: "now() - random() * interval '600 days'",
  };
  const copied = rows.map(({ name }) => name).filter((name) => name !== 'spu_id');
  return `INSERT INTO product.spu (${copied.join(', ')})
    SELECT ${copied.map((name) => other[name] ?? `s.${name}`).join(', ')}
      FROM product.spu s, generate_series(1, $1::int) WHERE ${which}`;
}
