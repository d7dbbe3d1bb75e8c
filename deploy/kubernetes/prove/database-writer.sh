# Inserts one numbered row after the other, each over a connection of its own, until /tmp/stop exists. Prints for each when it ended
# in microseconds, whether it was acknowledged, and its number. The schema's role and database are in the environment.
export PGCONNECT_TIMEOUT=3
number=0
until psql --no-psqlrc --quiet --command "CREATE TABLE IF NOT EXISTS proof_row (run TEXT, number INT)"; do sleep 1; done
until [ -e /tmp/stop ]; do
  number=$((number + 1))
  row="INSERT INTO proof_row VALUES ('$RUN', $number)"
  if why=$(timeout 10 psql --no-psqlrc --quiet --command "$row" 2>&1); then said=ok; else said=failed; fi
  echo "${EPOCHREALTIME/[.,]/}" "$said" "$number" "${why%%$'\n'*}"
  sleep 0.1
done
