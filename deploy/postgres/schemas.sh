#!/bin/bash
# Run once by the postgres image, when its volume is empty: a role and a schema for every service, as the
# launcher makes them (libs/local-stack/src/infrastructure/schemas.ts).
set -euo pipefail

run() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" "$@"
}

run <<'SQL'
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;
SQL

for service in $MALL_SCHEMAS; do
  password=DATABASE_PASSWORD_${service^^}
  run --set role="mall_$service" --set schema="$service" --set password="${!password}" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
CREATE SCHEMA :"schema" AUTHORIZATION :"role";
ALTER ROLE :"role" SET search_path = :"schema", public;
SQL
done
