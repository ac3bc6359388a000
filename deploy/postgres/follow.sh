#!/bin/bash
# Copies the database when there is no copy yet, and then follows it.
set -e
data=/var/lib/postgresql/copy
copy() { rm -rf "$data.new" && pg_basebackup -h postgres -U shop -D "$data.new" -X stream -R -S replica_1 "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  # The slot keeps what the copy has not had yet; it may be there from an earlier copy.
  copy -C || copy
  chmod 0700 "$data.new"
  mv "$data.new" "$data"
fi
# Statements that read here are not ended because the primary cleaned up. Fewer connections than the primary has are refused.
exec postgres -D "$data" -c hot_standby_feedback=on -c max_connections=300
