#!/usr/bin/env bash
# What a publication does with rights. The workflows run these steps, and so can you (OPERATIONS.md, "By hand"):
#   fetch                    fetches the stored releases, and says what is to be done
#   candidate ARCHIVE        puts the site of an archive on a channel of the host, beside the live site
#   preview ARCHIVE CHANNEL  the same for a draft, in the Firebase project of previews
#   live ARCHIVE             stores the releases of an archive, and makes the candidate live
#   mailSettings             writes the settings of the mail function, or says which is missing
#   notify FILE              deploys the mail function that was built to this file
# An archive was written by code of areas. Nothing in it is run, and it can change neither a file of this checkout nor a
# stored release. TOOLS=.github/rehearsal takes folders for the bucket and the host, without Google.
#
# Beside releases and pins.json the bucket has: `commit`, the last push that is live; `platform`, the commit that composed
# the live site; `version`, that site's name on the host; `held`, the units that were rolled back, as UNIT@COMMIT with the
# newest commit of that moment.
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

# Sets of words.
allUnits() { echo shell mf-*; }
inLines() { xargs -n1 <<<"$*" | sort -u; }
without() { comm -23 <(inLines "$1") <(inLines "$2") | xargs; }
# The units that are named among words such as: mf-shell, builders 1a2b3c, --all
unitsIn() {
  local unit word
  for unit in $(allUnits); do
    for word in $1; do
      if [ "$word" = --all ] || [ "mf-${word#mf-}" = "mf-${unit#mf-}" ]; then echo "$unit"; fi
    done
  done | xargs
}

# What is held apart from some units.
heldWithout() { # held, units
  local each
  for each in $1; do
    case " $2 " in *" ${each%@*} "*) ;; *) echo "$each" ;; esac
  done | xargs
}

isKnown() { git cat-file -e "$1^{commit}" 2>/dev/null; }
fetched() { cat "releases/$1" 2>/dev/null || true; } # name of one of the bucket's own files

fetch() {
  need RELEASES_BUCKET ACTION
  local generation head last held platform commit names each unit since
  mkdir -p releases $folder
  rm -f $folder/said releases/{commit,platform,version,held}
  # The generation first: if somebody writes the pins while they are fetched, this publication fails, and not theirs.
  generation=$(gcloud storage objects describe "$bucket/pins.json" --format='value(generation)') || generation=0
  gcloud storage rsync --recursive "$bucket" releases
  if [ "$generation" = 0 ] && gcloud storage cat "$bucket/pins.json" > /dev/null 2>&1; then
    fail "The bucket has pins, but did not say which generation. Try again."
  fi
  head=$(git rev-parse HEAD) last=$(fetched commit) held=$(fetched held) platform=$(fetched platform)
  commit=$head names=$(xargs <<<"${ASKED:-}")

  if [ "$ACTION" = rollback ]; then
    # Composed with what is live, and not with what waits for its release.
    if isKnown "$platform"; then commit=$platform
    else echo "::warning::The commit that composed the live site is unknown. This one composes instead."; fi
  elif isKnown "$last" && [ "$last" != "$head" ] && git merge-base --is-ancestor "$head" "$last"; then
    echo "::warning::A later commit is live: $last. Nothing is released."
    if isPush; then return; fi
    fail "Start the workflow again, from the newest commit."
  elif isPush; then
    # The first one, or main was rewritten and nobody knows what has changed: all of them.
    if isKnown "$last"; then names=$(.github/units.sh "$last" "$head"); else names=$(allUnits); fi
    # What is held stays until its own folder changes after the rollback, and not between `commit` and the rollback.
    for each in $held; do
      unit=${each%@*} since=${each#*@}
      if ! isKnown "$since" || git diff --quiet "$since" "$head" -- "$unit" ':!*/e2e/*' ':!*.test.*'; then
        names=$(without "$names" "$unit")
        echo "::notice::$unit was rolled back, and is held until its own folder changes or somebody releases it by hand."
      fi
    done
  fi
  say head "$head"
  say generation "$generation"
  say held "$held"
  say last "$(fetched version)"
  say names "$names"
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
  unpack "$1"
  if ! grep -q '<loc>https://' $folder/unpacked/public/sitemap.xml; then
    fail "The pages lead to localhost. Set the variable SITE_ORIGIN, or the origin in site.config.ts."
  fi
  channel candidate
}

preview() { # archive, channel
  unpack "$1"
  channel "$2"
}

overtaken="Somebody else has released since the fetch: theirs stays live. Start this publication again, from the fetch."
put() { gcloud storage cp - "$bucket/$1" <<<"$2"; } # name, content

live() { # archive
  need RELEASES_BUCKET FIREBASE_PROJECT_ID ACTION COMMIT HEAD GENERATION VERSION
  local unpacked=$folder/unpacked store=$folder/store pins=$folder/pins.json now recorded owner units held
  unpack "$1"
  echo '{"hosting": {}, "firestore": {"database": "(default)", "location": "europe-west2", "rules": "shared-enquiry/firestore.rules"}}' > $config
  now=$(host hosting:channel:list --json |
    jq -r '.result.channels[] | select(.name | endswith("/channels/live")) | .release.version.name // empty
      | capture("sites/(?<site>[^/]+)/versions/(?<version>.+)") | "\(.site)@\(.version)"')
  recorded=$(gcloud storage cat "$bucket/version" 2>/dev/null || true)
  # Where VERSION is what is found, this step has been here before.
  if [ "$recorded" != "${LAST:-}" ] && [ "$recorded" != "$VERSION" ]; then fail "$overtaken"; fi
  if isPush && [ -n "$recorded" ] && [ "$now" != "$recorded" ] && [ "$now" != "$VERSION" ]; then
    fail "The host shows the version $now, which somebody made live at the host itself: it stays. To replace it, start the workflow release by hand, with --all."
  fi

  # Only the units' folders and the pins. The other files of the bucket are not the archive's to write.
  mv $unpacked/pins.json $pins
  rm -rf $store
  mkdir $store
  for owner in $(allUnits) pictures; do
    if [ -d "$unpacked/${owner#mf-}" ]; then mv "$unpacked/${owner#mf-}" $store; fi
  done
  # A release exists as soon as its description does, so its files come first. Nothing that is stored is replaced.
  gcloud storage rsync --recursive --no-clobber --exclude='(^|.*/)release\.json$' $store "$bucket"
  gcloud storage rsync --recursive --no-clobber $store "$bucket"
  # The pins last, and only if nobody has written them since the fetch. From here on the store says what is to be live: if
  # a later line fails, run this step again.
  if ! gcloud storage cat "$bucket/pins.json" 2>/dev/null | cmp -s - $pins; then
    gcloud storage cp --if-generation-match="$GENERATION" $pins "$bucket/pins.json" || fail "$overtaken"
  fi
  units=$(unitsIn "${NAMES:-}")
  held=$(heldWithout "${HELD:-}" "$units")
  if [ "$ACTION" = rollback ]; then
    for owner in $units; do held="$held $owner@$HEAD"; done
  fi
  put held "$(xargs <<<"$held")"
  if [ "$ACTION" = release ]; then
    # A rollback leaves the rules as they are: those here may wait for their release.
    host deploy --only firestore:rules
  fi
  host hosting:clone "$VERSION" "${VERSION%@*}:live"
  put version "$VERSION"
  put platform "$COMMIT"
  # Named units leave `commit` as it is: others may have changed since.
  if isPush || [ "${NAMES:-}" = --all ]; then put commit "$COMMIT"; fi
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
  fetch | candidate | preview | live | mailSettings | notify) ;;
  *) fail "Name a step: fetch, candidate, preview, live, mailSettings or notify." ;;
esac
mkdir -p $folder
if [ "$1" != fetch ] && [ -z "${GITHUB_OUTPUT:-}" ] && [ -f $folder/said ]; then . $folder/said; fi
"$@"
