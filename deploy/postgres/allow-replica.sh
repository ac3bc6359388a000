#!/bin/bash
# Run once, by the database's first start: the replica may follow from the containers' network, with the database's own password.
set -e
echo 'host replication shop samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
