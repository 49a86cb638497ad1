#!/usr/bin/env bash
# What a publication does without rights, as it runs code of areas. The workflows run these steps, and so can you
# (OPERATIONS.md, "By hand"), in a store of their own, which begins with what `publish.sh fetch` has fetched:
#   build UNIT  builds a unit beside the live releases of the others, and says whether it differs from what is live
#   test UNIT   runs its own tests and the journeys that cross, in the site of this release and the live others
#   compose     composes the site of the live releases and of every release that was proved
set -euo pipefail
cd "$(dirname "$0")/.."

# Journeys that cross the areas: from page to page in one document and back, a card of another area, one React for all.
crossing=(e2e/site/crossings e2e/site/federation)
# The tests of the frame are those of no area.
frame=(e2e/site/menus e2e/site/scrolling e2e/site/presses e2e/site/before-hydration e2e/site/policy e2e/site/first-paint e2e/faults/)

work=$PWD/publication
export RELEASES_DIR=$work/store SITE_DIR=$work/site DRAFTS_DIR=$work/drafts

if [ -z "${GITHUB_OUTPUT:-}" ] && [ -f "$work/said" ]; then . "$work/said"; fi

live() { jq -r --arg unit "${1#mf-}" '.[$unit][0] // empty' "$RELEASES_DIR/pins.json" 2>/dev/null || true; } # unit
# The files of units and pictures, without what only serving from here needs.
files() { (cd "$RELEASES_DIR" && find . -mindepth 2 -type f ! -path './sites/*' ! -name '*.br' | cut -c3- | sort); }
added() { files | comm -13 "$work/fetched" -; }

begin() {
  rm -rf "$RELEASES_DIR" "$SITE_DIR"
  mkdir -p "$RELEASES_DIR/sites/0"
  tar -xf "$work/fetched.tar" -C "$RELEASES_DIR"
  files > "$work/fetched"
  # The record of the live site: its broken links, and the day since which each page says what it says.
  if [ -f "$RELEASES_DIR/composed.json" ]; then
    mv "$RELEASES_DIR/composed.json" "$RELEASES_DIR/sites/0"
    ln -s store/sites/0 "$SITE_DIR"
  fi
}

build() { # unit
  local how=alone before version
  begin
  before=$(live "$1")
  if ! npm run release -- "$1" --new-settings; then
    if [ "$NAMES" = "$1" ]; then exit 1; fi
    echo "::notice::$1 does not go live alone. It is proved together with $NAMES."
    how=together
    # shellcheck disable=SC2086
    npm run release -- $NAMES --new-settings
  fi
  version=$(live "$1")
  if [ "$version" = "$before" ]; then how=same; fi
  echo "$how $version" > "$work/proof-$1"
}

try() { # unit
  local how version own=("$1/")
  read -r how version < "$work/proof-$1"
  if [ $how = same ]; then
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
  mkdir -p "$work/proved/proved-$1"
  added > "$work/added"
  tar -cf "$work/proved/proved-$1/proved.tar" -C "$RELEASES_DIR" -T "$work/added"
  mv "$work/proof-$1" "$work/proved/proved-$1/proof"
}

compose() {
  local unit how version proved red=() together=() wanted=() ended=()
  begin
  for unit in $([ "$ACTION" = rollback ] || echo "${NAMES:-}"); do
    proved=$work/proved/proved-$unit
    if ! [ -f "$proved/proof" ]; then
      red+=("$unit")
      continue
    fi
    tar -xf "$proved/proved.tar" -C "$RELEASES_DIR"
    read -r how version < "$proved/proof"
    case $how in
      same) ended+=("$unit") ;;
      alone) ended+=("$unit") wanted+=("$unit" "$version") ;;
      together) together+=("$unit" "$version") ;;
    esac
  done
  if [ ${#together[@]} -gt 0 ] && [ ${#red[@]} = 0 ]; then
    wanted+=("${together[@]}")
    for unit in "${together[@]}"; do if [ -d "$unit" ]; then ended+=("$unit"); fi; done
  elif [ ${#together[@]} -gt 0 ]; then
    echo "::error::${together[*]} is not released: it goes live only together with ${red[*]}."
  fi
  if [ ${#red[@]} -gt 0 ]; then echo "::error::${red[*]} is not released: its proof failed."; fi
  # shellcheck disable=SC2086
  if [ "$ACTION" = rollback ]; then npm run rollback -- $NAMES --new-settings
  elif [ ${#wanted[@]} -gt 0 ]; then npm run promote -- "${wanted[@]}" --new-settings
  elif [ -n "${NAMES:-}" ] && [ ${#ended[@]} = 0 ]; then exit 1
  else npm run release -- --new-settings
  fi
  if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "ended=${ended[*]-}" >> "$GITHUB_OUTPUT"
  else printf 'ENDED=%q\n' "${ended[*]-}" >> "$work/said"
  fi

  # What the bucket has already stays there: the step `candidate` fetches these assets of the site.
  cd "$work"
  added > added
  cp -f site/composed.json store
  tar -cf releases.tar -C store pins.json composed.json -T added
  (cd site/public/r && find . -path './*/assets/*' -type f | cut -c3- | sort) | comm -12 fetched - > left-out
  cp left-out site
  (cd site/ && find . -type f ! -name '*.br' | sort) | comm -23 - <(sed 's#^#./public/r/#' left-out | sort) > documents
  tar -cf site.tar -C site/ -T documents
}

case ${1:-} in
  build | compose) "$@" ;;
  test) try "$2" ;;
  *) echo "Name a step: build UNIT, test UNIT or compose." >&2 && exit 1 ;;
esac
