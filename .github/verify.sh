#!/usr/bin/env bash
# The steps of a deployment that run code of areas, and so have no rights. The workflows run them, and so can you
# (OPERATIONS.md, "By hand"). They use a store of their own, which starts with the releases that `publish.sh fetch` fetched:
#   build UNIT       builds a unit's release, and composes it with the live releases of the other units
#   tests UNIT       runs the unit's own tests and the tests across areas in that site
#   compose [UNITS]  composes the live releases with those of the named units, usually of all that were verified
#   draft BASE       composes the site of this checkout beside the live one
#   changes          lists what that changes for visitors
set -euo pipefail
cd "$(dirname "$0")/.."

# Tests across areas: navigation within one document and back, a card of another area, one React for all.
crossing=(e2e/site/cross-area-navigation e2e/site/federation)
# The tests of the frame, which belong to no area.
frame=(e2e/site/menus e2e/site/scrolling e2e/site/double-clicks e2e/site/before-hydration e2e/site/policy e2e/site/first-paint e2e/faults/)

work=$PWD/publication
fail() { echo "::error::$*" >&2 && exit 1; }
export RELEASES_DIR=$work/store SITE_DIR=$work/site DRAFTS_DIR=$work/drafts
. .github/outputs.sh

begin() {
  rm -rf "$RELEASES_DIR" "$SITE_DIR"
  mkdir -p "$RELEASES_DIR/sites/0"
  # A fork's pull request may not read the bucket, and states that. Otherwise a missing store would make every check
  # easier to pass.
  if [ "${WITHOUT_STORE:-}" != true ]; then
    [ -f "$work/fetched.tar" ] || fail "The live releases are missing. Run publish.sh fetch, or start the whole workflow again."
    tar -xf "$work/fetched.tar" -C "$RELEASES_DIR"
  fi
  # The record of the live site: its broken links, and the day of each page's last change.
  if mv "$RELEASES_DIR/composed.json" "$RELEASES_DIR/sites/0" 2>/dev/null; then ln -s store/sites/0 "$SITE_DIR"; fi
}

build() { # unit
  local built=$work/built/$1 names=${NAMES:-}
  rm -rf "$work/built" "$work/verified/$1"
  begin
  npm run build -- "$1" --out "$built"
  # If there is no live site to join, all units are built for one.
  if [ ! -f "$RELEASES_DIR/pins.json" ]; then names=$(echo shell mf-*)
  elif npm run release -- --from "$built" --allow-settings-change; then return
  fi
  echo "::notice::$1 cannot go live alone, and is verified together with $names."
  npm run release -- $(xargs -n1 <<<"$names" | grep -vx "$1") --from "$built" --allow-settings-change
}

isLive() {
  local live
  live=$(tar -xOf "$work/fetched.tar" ./pins.json 2>/dev/null | jq -eS .) && [ "$live" = "$(jq -eS . "$RELEASES_DIR/pins.json")" ]
}

tests() { # unit
  local own=("$1/")
  if ! [[ ${GITHUB_EVENT_NAME:-} =~ ^(pull_request|merge_group)$ ]] && isLive; then
    echo "::notice::$1 is unchanged since its live release: not released, tests skipped."
  else
    # The tested site is composed for this machine.
    unset SITE_ORIGIN REPORTS_ENDPOINT REPORTS_SHARE STAGING ${!FIREBASE_*}
    npx vitest run "$1/" shared-page/ platform/build/contract
    if [ "$1" = shell ]; then own=("${frame[@]}"); fi
    TEST_RELEASES=$RELEASES_DIR npx playwright test --project=chromium "${own[@]}" "${crossing[@]}"
  fi
  mkdir -p "$work/verified"
  mv "$work/built/$1" "$work/verified"
}

releaseVerified() { npm run release -- --from "${@/#/$work/verified/}" --allow-settings-change; } # units that were verified

# Imports the verified releases, and outputs the units that are then live.
release() {
  local unit green=() red=() released=()
  for unit in ${NAMES:-}; do
    if [ -d "$work/verified/$unit" ]; then green+=("$unit"); else red+=("$unit"); fi
  done
  # GitHub keeps the artifacts of a run for a day, but counts its jobs as passed for longer.
  if [ ${#red[@]} -gt 0 ] && [ "${VERIFICATION:-}" = success ]; then
    fail "The releases of ${red[*]} are no longer stored: start the whole workflow again."
  fi
  if [ ${#green[@]} = 0 ]; then npm run release -- --allow-settings-change
  # All at once, because some may need each other; otherwise each unit that goes live without the failed ones.
  elif releaseVerified "${green[@]}"; then released=("${green[@]}")
  else
    for unit in "${green[@]}"; do
      if releaseVerified "$unit"; then released+=("$unit")
      else echo "::error::$unit is not released: it goes live only together with ${red[*]-what it needs}."; fi
    done
  fi
  if [ ${#red[@]} -gt 0 ]; then echo "::error::${red[*]} is not released: its verification failed."; fi
  if [ -n "${NAMES:-}" ] && [ ${#released[@]} = 0 ]; then exit 1; fi
  setOutput released "${released[*]-}"
}

compose() { # units
  begin
  NAMES=${*:-$NAMES}
  if [ "$ACTION" = release ]; then release; else npm run "$ACTION" -- $NAMES --allow-settings-change; fi
  npm run -s releases
  cd "$work"
  cp site/composed.json store
  # Without the files that only serving on this machine needs.
  tar -cf releases.tar --exclude='*.br' --exclude=./sites --exclude='./lock.db*' -C store .
  tar -cf site.tar --exclude='*.br' -C site/ .
}

draft() { # base of the proposal
  begin
  npm run release -- --allow-settings-change
  # If no unit changes, as after a change of compose, this composes the same shell again.
  npm run release -- $(.github/changed-units.sh changed "$(git merge-base "$1" HEAD)" HEAD | grep . || echo shell) --draft --allow-settings-change
  tar -cf "$work/draft.tar" --exclude='*.br' -C "$DRAFTS_DIR/$(ls "$DRAFTS_DIR")" .
}

changes() { npm run -s changes; }

[[ " build tests compose draft changes " == *" ${1:-} "* ]] || { echo "Name a step: see the first lines." >&2; exit 1; }
"$@"
