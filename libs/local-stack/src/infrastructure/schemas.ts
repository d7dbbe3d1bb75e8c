import pg from 'pg';
import type { Secrets } from '../secrets.js';
import { storingServices, type StoringService } from '../service-names.js';

const EXTENSIONS = ['pg_trgm', 'btree_gin', 'unaccent'];

/**
 * Creates a role and a schema for every service; no service can read another's tables or schema. Can be repeated; sets the
 * passwords to those of `secrets`.
 * @param adminUrl a role that may create roles, in the database of the schemas
 * @returns each service's own `DATABASE_URL`
 */
export async function createSchemas(
  adminUrl: string,
  secrets: Secrets,
): Promise<Record<StoringService, string>> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // The CREATE ROLE statements of two simultaneous starts would conflict.
    await client.query('SELECT pg_advisory_lock(7300)');
    for (const extension of EXTENSIONS) {
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension} SCHEMA public`);
    }
    const urls: Partial<Record<StoringService, string>> = {};
    for (const service of storingServices) {
      const password = secrets.key(`database.${service}`);
      await createSchema(client, service, password);
      urls[service] = urlFor(adminUrl, `mall_${service}`, password);
    }
    return urls as Record<StoringService, string>;
  } finally {
    await client.end();
  }
}

async function createSchema(client: pg.Client, service: string, password: string): Promise<void> {
  const role = client.escapeIdentifier(`mall_${service}`);
  const schema = client.escapeIdentifier(service);
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [`mall_${service}`]);
  if (!rowCount) await client.query(`CREATE ROLE ${role} LOGIN`);
  await client.query(`ALTER ROLE ${role} PASSWORD ${client.escapeLiteral(password)}`);
  // An administrator without superuser rights, as in cloud databases, must be a member of the role to give it the schema.
  await client.query(`GRANT ${role} TO CURRENT_USER`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${role}`);
  await client.query(`ALTER ROLE ${role} SET search_path = ${schema}, public`);
}

function urlFor(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
