#!/usr/bin/env bash
# Prints the units that contain one of the files on stdin: all of them where it is part of every build.
set -eu
files=$(cat)
every=$(ls -d shell mf-*)
if grep -qE '^(shared-ui/|shared-enquiry/|platform/(build|vite)/|tsconfig\.base\.json$|package(-lock)?\.json$|\.npmrc$)' <<<"$files"; then
  echo $every
else
  for unit in $every; do if grep -q "^$unit/" <<<"$files"; then echo "$unit"; fi; done | xargs
fi
