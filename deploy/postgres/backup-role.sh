#!/bin/bash
# Creates the role that copies the database for backups, and lets it connect for that. Run by the postgres image when its volume is
# empty, and by hand in an older database; it can be repeated: docker compose exec postgres bash /docker-entrypoint-initdb.d/20-backup-role.sh
set -euo pipefail

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$DATABASE_PASSWORD_BACKUP" <<'SQL'
SELECT 'CREATE ROLE mall_backup' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mall_backup') \gexec
ALTER ROLE mall_backup LOGIN REPLICATION PASSWORD :'password';
GRANT pg_read_all_data TO mall_backup;
SQL

rule='host replication mall_backup all scram-sha-256'
grep -qxF "$rule" "$PGDATA/pg_hba.conf" || echo "$rule" >> "$PGDATA/pg_hba.conf"
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --output /dev/null --command 'SELECT pg_reload_conf()'
