#!/bin/sh
# Write all tables to a file of the day, beside a running server: backup.sh FOLDER. Files older than 30 days go, once
# a whole new one is there. REKJE_DATA names the data folder, REKJE the program, KEEP_DAYS another number of days.
set -eu
umask 077
folder=$1
unfinished=$folder/unfinished
trap 'rm -f "$unfinished"' EXIT

status=0
"${REKJE:-rekje}" export "$unfinished" || status=$?
# With status 1 damaged tables were left out. The file holds all others, and is kept.
if [ "$status" -gt 1 ] || [ ! -s "$unfinished" ]; then
    exit "$status"
fi
sync "$unfinished"
mv "$unfinished" "$folder/rekje-$(date +%F).tables"
if [ "$status" = 0 ]; then
    find "$folder" -maxdepth 1 -name 'rekje-*.tables' -mtime "+${KEEP_DAYS:-30}" -delete
fi
exit "$status"
