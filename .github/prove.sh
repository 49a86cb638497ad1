#!/usr/bin/env bash
# What a publication does without rights, as it runs code of areas. The workflows run these steps, and so can you
# (OPERATIONS.md, "By hand"), in a store of their own, which begins with what `publish.sh fetch` has fetched:
#   build UNIT  builds a unit beside the live releases of the others, and says whether it differs from what is live
#   test UNIT   runs its own tests and the journeys that cross, in the site of this release and the live others
#   compose     composes the site of the live releases and of every release that was proved
#   draft BASE  composes the site that this checkout would give, beside the live one
#   changes     says what that changes for visitors
set -euo pipefail
cd "$(dirname "$0")/.."

# Journeys that cross the areas: from page to page in one document and back, a card of another area, one React for all.
crossing=(e2e/site/crossings e2e/site/federation)
# The tests of the frame are those of no area.
frame=(e2e/site/menus e2e/site/scrolling e2e/site/presses e2e/site/before-hydration e2e/site/policy e2e/site/first-paint e2e/faults/)

work=$PWD/publication
export RELEASES_DIR=$work/store SITE_DIR=$work/site DRAFTS_DIR=$work/drafts
. .github/said.sh

live() { jq -r --arg unit "${1#mf-}" '.[$unit][0] // empty' "$RELEASES_DIR/pins.json" 2>/dev/null || true; } # unit
# The files of units and pictures, without what only serving from here needs.
files() { (cd "$RELEASES_DIR" && find . -mindepth 2 -type f ! -path './sites/*' ! -name '*.br' | cut -c3- | sort); }

begin() {
  rm -rf "$RELEASES_DIR" "$SITE_DIR"
  mkdir -p "$RELEASES_DIR/sites/0"
  # A fork's pull request may read no bucket.
  if [ -f "$work/fetched.tar" ]; then tar -xf "$work/fetched.tar" -C "$RELEASES_DIR"; fi
  files > "$work/fetched"
  # The record of the live site: its broken links, and the day since which each page says what it says.
  if [ -f "$RELEASES_DIR/composed.json" ]; then
    mv "$RELEASES_DIR/composed.json" "$RELEASES_DIR/sites/0"
    ln -s store/sites/0 "$SITE_DIR"
  fi
}

build() { # unit
  local before names=${NAMES:-$1}
  begin
  before=$(live "$1")
  # Without a site to go into, all units are built for one.
  if [ -z "$(live shell)" ]; then names=--all; elif npm run release -- "$1" --new-settings; then names=; fi
  if [ "$names" = "$1" ]; then exit 1; fi
  if [ -n "$names" ]; then
    echo "::notice::$1 does not go live alone, and is proved in one site with $names."
    # shellcheck disable=SC2086
    npm run release -- $names --new-settings
  fi
  if [ "$(live "$1")" = "$before" ]; then touch "$work/same"; else rm -f "$work/same"; fi
}

try() { # unit
  local version own=("$1/") proved=$work/proved/$1
  version=$(live "$1")
  if [ -f "$work/same" ] && [ "${ACTION:-}" != proposal ]; then
    echo "::notice::$1 is built as it is live ($version): it is not released, and asks for no proof."
  elif [ "${UNTESTED:-}" = yes ]; then
    echo "::warning::$1 $version is released untested."
    touch "$RELEASES_DIR/${1#mf-}/$version/untested"
  else
    # The site that is tested is one for this machine.
    unset SITE_ORIGIN REPORTS_ENDPOINT REPORTS_SHARE REHEARSAL ${!FIREBASE_*}
    npx vitest run "$1/" shared-ui/contract/ platform/build/contract
    if [ "$1" = shell ]; then own=("${frame[@]}"); fi
    TEST_RELEASES=$RELEASES_DIR npx playwright test --project=chromium "${own[@]}" "${crossing[@]}"
  fi
  mkdir -p "$proved"
  files | comm -13 "$work/fetched" - > "$work/added"
  tar -cf "$proved/releases.tar" -C "$RELEASES_DIR" -T "$work/added"
  echo "$version" > "$proved/version"
}

compose() {
  local unit each proved=() wanted=() red=() ended=()
  begin
  for unit in $([ "$ACTION" = rollback ] || echo "${NAMES:-}"); do
    if ! [ -f "$work/proved/$unit/version" ]; then red+=("$unit") && continue; fi
    tar -xf "$work/proved/$unit/releases.tar" -C "$RELEASES_DIR"
    proved+=("$unit $(cat "$work/proved/$unit/version")")
    if [ "${proved[-1]#* }" != "$(live "$unit")" ]; then wanted+=("${proved[-1]}"); fi
  done
  # shellcheck disable=SC2048,SC2086
  if [ "$ACTION" = rollback ]; then npm run rollback -- $NAMES --new-settings
  elif [ ${#wanted[@]} = 0 ]; then npm run release -- --new-settings
  # All at once, as some may need each other; or else each that goes live without what is red.
  elif ! npm run promote -- ${wanted[*]} --new-settings; then
    for each in "${wanted[@]}"; do npm run promote -- $each --new-settings || true; done
  fi
  for each in ${proved[@]+"${proved[@]}"}; do
    if [ "${each#* }" = "$(live "${each% *}")" ]; then ended+=("${each% *}")
    else echo "::error::${each% *} is not released: it goes live only together with ${red[*]-what it needs}."; fi
  done
  if [ ${#red[@]} -gt 0 ]; then echo "::error::${red[*]} is not released: its proof failed."; fi
  if [ -n "${NAMES:-}" ] && [ "$ACTION" = release ] && [ ${#ended[@]} = 0 ]; then exit 1; fi
  say ended "${ended[*]-}"

  # What the bucket has already stays there: the step `candidate` fetches these assets of the site.
  cd "$work"
  files > now
  comm -13 fetched now > added
  comm -23 fetched now > store/gone
  cp -f site/composed.json store
  tar -cf releases.tar -C store pins.json composed.json gone -T added
  (cd site/ && find . -type f ! -name '*.br' | sort) | comm -23 - <(sed 's#^#./public/r/#' fetched | sort) > documents
  tar -cf site.tar -C site/ -T documents
}

draft() { # base of the proposal
  begin
  npm run release -- --new-settings
  # If no unit changes, as after a change of compose, the same shell is composed again.
  # shellcheck disable=SC2046
  npm run release -- $(.github/units.sh changed "$(git merge-base "$1" HEAD)" HEAD | grep . || echo shell) --draft --new-settings
  tar -cf "$work/draft.tar" --exclude='*.br' -C "$DRAFTS_DIR/$(ls "$DRAFTS_DIR")" .
}

case ${1:-} in
  build | compose | draft) "$@" ;;
  test) try "$2" ;;
  changes) npm run -s changes ;;
  *) echo "Name a step: build UNIT, test UNIT, compose, draft COMMIT or changes." >&2 && exit 1 ;;
esac
