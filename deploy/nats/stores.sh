#!/bin/sh
# Part of the liveness probe of a NATS server: fails when a stream takes no message since a write failed, although the disk has space again.
# Only a restart ends that, and no probe of NATS' own tells it from a stream that lags, for which no server may be restarted. Of several
# servers, each fails in its own three minutes of the hour, so that no more than one of them is away.
# Arguments: number of servers, port of the monitoring, folder of the streams.
servers=${1:-1}
port=${2:-8222}
streams=${3:-/data}

# A restart gives no space; while the disk is short, requests are answered as before.
free=$(df -Pk "$streams" | awk 'NR == 2 { print $4 }')
[ "$free" -ge 196608 ] || exit 0

# The name of a pod ends in its number.
[ "$servers" -eq 1 ] || [ $(($(date +%s) / 180 % servers)) -eq "${HOSTNAME##*-}" ] || exit 0

# wget of BusyBox does not show the body of an error.
said=$(printf 'GET /healthz?details=true HTTP/1.0\r\n\r\n' | nc -w 3 127.0.0.1 "$port")
case $said in
*' write error: '*)
  echo "$said"
  exit 1
  ;;
esac
