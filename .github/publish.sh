#!/usr/bin/env bash
# What a publication does with rights. The workflows run these steps, and so can you (OPERATIONS.md, "By hand"):
#   fetch                    fetches what the pins name, and says what is to be done
#   candidate ARCHIVE        puts the site of an archive on a channel of the host, beside the live site
#   preview ARCHIVE CHANNEL  the same for a draft, in the Firebase project of previews
#   close CHANNEL            takes a draft's channel away
#   live ARCHIVE             stores the releases of an archive, and makes the candidate live
#   sweep                    lists what no release names, and deletes what was on that list for 30 days
#   mailSettings             writes the settings of the mail function, or says which is missing
#   notify FILE              deploys the mail function that was built to this file
# An archive was written by code of areas. Nothing in it is run, and it can change neither a file of this checkout nor a
# stored release. TOOLS=.github/rehearsal takes folders for the bucket and the host, without Google.
#
# Beside releases and pins.json the bucket has: `commits`, of each unit the commit whose sources are live, as UNIT@COMMIT;
# `held`, likewise of the units that were rolled back the newest commit of that moment; `platform`, the commit that composed
# the live site; `version`, that site's name on the host; composed.json, its record; `unneeded`, the list of `sweep`.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH="$PWD/.github/firebase/node_modules/.bin:$PATH"
if [ -n "${TOOLS:-}" ]; then PATH="$PWD/$TOOLS:$PATH"; fi

bucket=gs://${RELEASES_BUCKET:-}
folder=publication
# The configuration that the host's tool gets. Paths in it begin at its folder, where it would also look for aliases of
# projects: so it lies here, and not where an archive is unpacked.
config=publication.json
isPush() { [ "${GITHUB_EVENT_NAME:-}" = push ]; }

fail() {
  echo "$*" >&2
  exit 1
}

need() { # variables
  local name
  for name; do
    if [ -z "${!name:-}" ]; then fail "$name is not set. (The steps fetch and candidate say COMMIT, HEAD, GENERATION and VERSION.)"; fi
  done
}

# Hands a value to the next step: in a workflow as an output, by hand in a file.
say() { # name, value
  if [ -n "${GITHUB_OUTPUT:-}" ]; then
    echo "$1=$2" >> "$GITHUB_OUTPUT"
  else
    echo "$1: $2"
    printf '%s=%q\n' "$(tr '[:lower:]' '[:upper:]' <<<"$1")" "$2" >> $folder/said
  fi
}

allUnits() { echo shell mf-*; }
# The units that are named among words such as: mf-shell, builders 1a2b3c, --all
unitsIn() {
  local unit word
  for unit in $(allUnits); do
    for word in $1; do
      if [ "$word" = --all ] || [ "mf-${word#mf-}" = "mf-${unit#mf-}" ]; then echo "$unit"; fi
    done
  done | xargs
}

# A list of UNIT@COMMIT without some units.
apartFrom() { # list, units
  local each
  for each in $1; do
    case " $2 " in *" ${each%@*} "*) ;; *) echo "$each" ;; esac
  done | xargs
}

isKnown() { git cat-file -e "$1^{commit}" 2>/dev/null; }
isLater() { [ "$1" != "$2" ] && isKnown "$1" && git merge-base --is-ancestor "$2" "$1"; } # commit, than another
changed() { ! git diff --quiet "$1" "$2" -- "$3" ':!*/e2e/*' ':!*.test.*'; }              # from, to, unit
commitOf() { tr ' ' '\n' <<<"$1" | sed -n "s/^$2@//p"; }                                   # list, unit
fetched() { cat "$folder/store/$1" 2>/dev/null || true; }                                  # one of the bucket's own files
copies() { gcloud storage cp --recursive --continue-on-error --read-paths-from-stdin "$1"; } # to; from: its input

# Of every unit the versions that the pins name, each as UNIT/VERSION.
pinned() {
  jq -r '[to_entries[] | if .key == "history" then .value | to_entries[] else . end
    | .key as $unit | .value[] | "\($unit)/\(.)"] | unique[]' "$1"
}
# The files that releases name, by their descriptions.
named() { jq -r '(.unit as $unit | .assets[] | "\($unit)/assets/\(.)"), (.pictures[] | "pictures/assets/\(.)")' | sort -u; }

# What is live, what rollbacks lead to, and what open pages and the site need: not all that was ever stored.
fetchStore() { # units and versions that are asked for
  local store=$folder/store group unit= word name
  rm -rf $store
  mkdir -p $store
  for name in pins.json commits held platform version composed.json; do
    gcloud storage cat "$bucket/$name" > "$store/$name" 2>/dev/null || rm "$store/$name"
  done
  if [ ! -f $store/pins.json ]; then return; fi
  pinned $store/pins.json > $folder/versions
  for word in $1; do
    if [ -d "mf-${word#mf-}" ] || [ "$word" = shell ]; then unit=${word#mf-}; else echo "$unit/$word*" >> $folder/versions; fi
  done
  for group in $(cut -d/ -f1 $folder/versions | sort -u); do
    mkdir -p "$store/$group"
    # What the bucket has lost is named by the command that needs it.
    grep "^$group/" $folder/versions | sed "s#^#$bucket/#" | copies "$store/$group/" || true
  done
  # What cannot be read is named there, too.
  {
    find $store -mindepth 3 -maxdepth 3 -name release.json | while read -r name; do named < "$name" || true; done
    # As compose puts back the description of a live release.
    jq '.releases[]?' $store/composed.json 2>/dev/null | named || true
  } | sort -u > $folder/assets
  for group in $(cut -d/ -f1 $folder/assets | sort -u); do
    mkdir -p "$store/$group/assets"
    grep "^$group/" $folder/assets | sed "s#^#$bucket/#" | copies "$store/$group/assets/" || true
  done
}

fetch() {
  need RELEASES_BUCKET ACTION
  local generation head commits held platform commit names= unit base
  mkdir -p $folder
  rm -f $folder/said
  # The generation first: if somebody writes the pins while they are fetched, this publication fails, and not theirs.
  generation=$(gcloud storage objects describe "$bucket/pins.json" --format='value(generation)') || generation=0
  fetchStore "$([ "$ACTION" != rollback ] || echo "${ASKED:-}")"
  if [ "$generation" = 0 ] && [ -f $folder/store/pins.json ]; then
    fail "The bucket has pins, but did not say which generation. Try again."
  fi
  tar -cf $folder/fetched.tar -C $folder/store .
  head=$(git rev-parse HEAD) commits=$(fetched commits) held=$(fetched held) platform=$(fetched platform)
  commit=$head

  if [ "$ACTION" = rollback ]; then
    names=$(xargs <<<"${ASKED:-}")
    # Composed with what is live, and not with what waits for its release.
    if isKnown "$platform"; then commit=$platform
    else echo "::warning::The commit that composed the live site is unknown. This one composes instead."; fi
  elif isLater "$platform" "$head"; then
    echo "::warning::A later commit is live: $platform. Nothing is released."
    if isPush; then return; fi
    fail "Start the workflow again, from the newest commit."
  elif isPush; then
    for unit in $(allUnits); do
      # What is held stays until its own folder changes after the rollback, and not between its commit and the rollback.
      base=$(commitOf "$held" "$unit")
      if [ -n "$base" ] && isKnown "$base" && changed "$base" "$head" "$unit"; then names="$names $unit"
      elif [ -n "$base" ]; then
        echo "::notice::$unit was rolled back, and is held until its own folder changes or somebody releases it by hand."
      else
        base=$(commitOf "$commits" "$unit")
        # The first one, or main was rewritten: nobody knows what has changed.
        if isKnown "$base"; then names="$names $(.github/units.sh "$base" "$head" "$unit")"; else names="$names $unit"; fi
      fi
    done
    names=$(xargs <<<"$names")
  else
    names=$(unitsIn "${ASKED:-}")
    for unit in ${ASKED:-}; do
      if [ -z "$(unitsIn "$unit")" ]; then fail "$unit is no unit. Name some of: $(allUnits), or --all."; fi
    done
  fi
  say head "$head"
  say generation "$generation"
  say last "$(fetched version)"
  say names "$names"
  say units "$([ "$ACTION" = rollback ] || jq -cRn '[inputs | splits(" +") | select(. != "")] | select(length > 0)' <<<"$names")"
  say commit "$commit"
}

unpack() { # archive
  # Before anything is unpacked: the host's tool would follow a link, and publish what it leads to.
  if tar -tvf "$1" | grep -v '^[-d]'; then fail "$1 has more than files and folders."; fi
  rm -rf $folder/unpacked
  mkdir -p $folder/unpacked
  tar -xf "$1" -C $folder/unpacked
}

host() { firebase "$@" --config $config --project "$FIREBASE_PROJECT_ID"; }

channel() { # channel
  need FIREBASE_PROJECT_ID
  # Only how files are served: a firebase.json may also name commands, functions and other things to deploy.
  jq '{hosting: {public: $public, ignore: .hosting.ignore, cleanUrls: .hosting.cleanUrls,
      trailingSlash: .hosting.trailingSlash, headers: .hosting.headers,
      redirects: [.hosting.redirects[]? | {regex, destination, type}],
      rewrites: [.hosting.rewrites[] | {regex, destination}]}}' \
    --arg public $folder/unpacked/public $folder/unpacked/firebase.json > $config
  host hosting:channel:deploy "$1" --expires 7d --no-authorized-domains --json > $folder/deployed.json ||
    fail "$(cat $folder/deployed.json)"
  say url "$(jq -er '.result[].url' $folder/deployed.json)"
  say version "$(jq -er '.result[] | "\(.site)@\(.version)"' $folder/deployed.json)"
}

candidate() { # archive
  need RELEASES_BUCKET
  local site=$folder/unpacked group
  unpack "$1"
  # The assets that the bucket has are not in the archive.
  if grep -vE '^[a-z0-9-]+/assets/[^/*]+$' $site/left-out; then fail "$1 leaves out what is no asset."; fi
  for group in $(cut -d/ -f1 $site/left-out | sort -u); do
    mkdir -p "$site/public/r/$group/assets"
    grep "^$group/" $site/left-out | sed "s#^#$bucket/#" | copies "$site/public/r/$group/assets/"
  done
  if ! grep -q '<loc>https://' $folder/unpacked/public/sitemap.xml; then
    fail "The pages lead to localhost. Set the variable SITE_ORIGIN, or the origin in site.config.ts."
  fi
  # One for each publication: another that overtakes it must not change what is looked at.
  channel "candidate-${GITHUB_RUN_ID:-by-hand}"
}

preview() { # archive, channel
  unpack "$1"
  channel "$2"
}

close() { # channel
  need FIREBASE_PROJECT_ID
  echo '{"hosting": {}}' > $config
  host hosting:channel:delete "$1" --force
}

overtaken() {
  local words="Somebody else has published since the fetch: theirs stays live. Start this publication again, from the fetch."
  # The workflows start it again by themselves, once.
  if [ -z "${GITHUB_OUTPUT:-}" ] || [ "${AGAIN:-}" = true ]; then fail "$words"; fi
  echo "::warning::$words"
  say overtaken yes
  exit 0
}
put() { gcloud storage cp - "$bucket/$1" <<<"$2"; } # name, content
isOurs() { gcloud storage cat "$bucket/pins.json" 2>/dev/null | cmp -s - "$1"; } # pins

live() { # archive
  need RELEASES_BUCKET FIREBASE_PROJECT_ID ACTION COMMIT HEAD GENERATION VERSION
  local unpacked=$folder/unpacked store=$folder/unpacked-store pins=$folder/pins.json now recorded group unit held commits
  unpack "$1"
  echo '{"hosting": {}, "firestore": {"database": "(default)", "location": "europe-west2", "rules": "shared-enquiry/firestore.rules"}}' > $config
  now=$(host hosting:channel:list --json |
    jq -r '.result.channels[] | select(.name | endswith("/channels/live")) | .release.version.name // empty
      | capture("sites/(?<site>[^/]+)/versions/(?<version>.+)") | "\(.site)@\(.version)"')
  recorded=$(gcloud storage cat "$bucket/version" 2>/dev/null || true)
  # Where VERSION is what is found, this step has been here before.
  if [ "$recorded" != "${LAST:-}" ] && [ "$recorded" != "$VERSION" ]; then overtaken; fi
  if isPush && [ -n "$recorded" ] && [ "$now" != "$recorded" ] && [ "$now" != "$VERSION" ]; then
    fail "The host shows the version $now, which somebody made live at the host itself: it stays. To replace it, start the workflow release by hand, with --all."
  fi

  # Only the units' folders, the pins and the site's record. The other files of the bucket are not the archive's to write.
  mv $unpacked/pins.json $pins
  rm -rf $store
  mkdir $store
  for group in $(allUnits) pictures; do
    if [ -d "$unpacked/${group#mf-}" ]; then mv "$unpacked/${group#mf-}" $store; fi
  done
  # A release exists as soon as its description does, so its files come first. Nothing that is stored is replaced.
  gcloud storage rsync --recursive --no-clobber --exclude='(^|.*/)release\.json$' $store "$bucket"
  gcloud storage rsync --recursive --no-clobber $store "$bucket"
  # The pins last, and only if nobody has written them since the fetch. From here on the store says what is to be live: if
  # a later line fails, run this step again.
  if ! isOurs $pins; then
    gcloud storage cp --if-generation-match="$GENERATION" $pins "$bucket/pins.json" || overtaken
  fi
  held=$(apartFrom "$(gcloud storage cat "$bucket/held" 2>/dev/null || true)" "$(unitsIn "${ENDED:-}")")
  if [ "$ACTION" = rollback ]; then
    for unit in $(unitsIn "${NAMES:-}"); do held="$(apartFrom "$held" "$unit") $unit@$HEAD"; done
  fi
  put held "$(xargs <<<"$held")"
  if [ "$ACTION" = release ]; then
    # A rollback leaves the rules as they are: those here may wait for their release.
    host deploy --only firestore:rules
  fi
  # A rollback does not wait for this publication, and may have gone live in between.
  if ! isOurs $pins; then overtaken; fi
  host hosting:clone "$VERSION" "${VERSION%@*}:live"
  put version "$VERSION"
  put platform "$COMMIT"
  gcloud storage cp $unpacked/composed.json "$bucket/composed.json"
  if [ "$ACTION" = release ]; then
    commits=$(apartFrom "$(gcloud storage cat "$bucket/commits" 2>/dev/null || true)" "$(unitsIn "${ENDED:-}")")
    for unit in $(unitsIn "${ENDED:-}"); do commits="$commits $unit@$COMMIT"; done
    put commits "$(xargs <<<"$commits")"
  fi
}

sweep() {
  need RELEASES_BUCKET
  local list=$folder/unneeded
  gcloud storage cat "$bucket/pins.json" > $folder/pins.json
  pinned $folder/pins.json > $folder/versions
  # If a description cannot be read, nobody knows what it names: then nothing is deleted.
  sed "s#.*#$bucket/&/release.json#" $folder/versions | xargs gcloud storage cat | named > $folder/needed
  gcloud storage cat "$bucket/unneeded" > $list.before 2>/dev/null || : > $list.before
  gcloud storage ls "$bucket/**" | sed "s#^$bucket/##" | grep / |
    awk -F/ 'NR == FNR { needed[$0]; next } !($0 in needed || ($1 "/" $2) in needed)' <(cat $folder/versions $folder/needed) - |
    awk -v today="$(date -u +%F)" 'old { since[$2] = $1; next } { print ($1 in since ? since[$1] : today), $1 }' \
      old=1 $list.before old= - > $list
  echo "What no release names, and since when:"
  cat $list
  # The bucket's versions of objects keep what was deleted.
  awk -v day="$(jq -rn 'now - 30 * 86400 | strftime("%Y-%m-%d")')" '$1 <= day { print $2 }' $list > $list.old
  if [ -s $list.old ]; then sed "s#^#$bucket/#" $list.old | gcloud storage rm --read-paths-from-stdin; fi
  gcloud storage cp $list "$bucket/unneeded"
}

mailFunction=shared-enquiry/notify/function

mailSettings() {
  local name
  for name in BUILDERS_EMAIL DESIGN_EMAIL INTERIORS_EMAIL SITE_ORIGIN; do
    if [ -z "${!name:-}" ]; then fail "Set the variable $name: without it an area's enquiries reach nobody."; fi
    printf '%s=%s\n' "$name" "${!name}"
  done > $mailFunction/.env
}

notify() { # file
  need FIREBASE_PROJECT_ID
  mailSettings
  if ! [ "$1" -ef $mailFunction/notify.js ]; then cp "$1" $mailFunction/notify.js; fi
  # Without the build that firebase.json asks for: it has run already, without rights.
  jq --arg source $mailFunction '{functions: (.functions | del(.predeploy) | .source = $source)}' shared-enquiry/firebase.json > $config
  # --force, or the tool asks whether events may be delivered again.
  host deploy --only functions --force
}

case ${1:-} in
  fetch | candidate | preview | close | live | sweep | mailSettings | notify) ;;
  *) fail "Name a step: fetch, candidate, preview, close, live, sweep, mailSettings or notify." ;;
esac
mkdir -p $folder
if [ "$1" != fetch ] && [ -z "${GITHUB_OUTPUT:-}" ] && [ -f $folder/said ]; then . $folder/said; fi
"$@"
