#!/usr/bin/env bash
# The steps of a deployment that need rights. The workflows run them, and so can you (OPERATIONS.md, "By hand"):
#   fetch                    fetches the release store, and outputs what to release
#   candidate ARCHIVE        deploys the site of an archive to a channel of the host, beside the live site
#   preview ARCHIVE CHANNEL  the same for a draft, in the Firebase project for previews
#   live ARCHIVE             stores the releases of an archive, and makes the candidate live
#   functions                builds the mail function, and deploys it with the repository's mailboxes
# Code of areas wrote the archives. These steps run nothing in them, and an archive can change neither a file of this
# checkout nor a stored release; files that it removes stay in the bucket as earlier versions. TOOLS=.github/fakes uses
# folders instead of the bucket and the host, without Google.
#
# Beside the store, the bucket has two files. composed.json is the record of the live site. published.json has `version`,
# that site's name on the host; `going`, a version that is about to go live; `platform`, the commit that composed the
# site; in `commits` each unit's live commit; and in `held`, for each unit that was rolled back, the latest commit at that
# time. Each write of these files names the generation that it replaces. A response may be lost, and a tool may then
# repeat its request and be rejected. So after an error these steps check the state, never the error's text.
set -euo pipefail
cd "$(dirname "$0")/.."
. .github/outputs.sh
PATH="${TOOLS:+$PWD/$TOOLS:}$PWD/.github/firebase/node_modules/.bin:$PATH"

bucket=gs://${RELEASES_BUCKET:-}
folder=publication
# The configuration for the Firebase CLI. Paths in it are relative to its folder, where the CLI would also read aliases
# of projects, so it is not in the folder of an unpacked archive.
config=publication.json
isPush() { [ "${GITHUB_EVENT_NAME:-}" = push ]; }

fail() { printf '%s\nWhat to do: OPERATIONS.md, "A job is red".\n' "$*" >&2 && exit 1; }

# The units named in arguments such as: mf-shell, builders 1a2b3c, --all
unitsIn() {
  local unit
  for unit in shell mf-*; do
    if [[ " $1 " =~ \ (--all|(mf-)?${unit#mf-})\  ]]; then echo "$unit"; fi
  done | xargs
}

state() { jq -r "$1 // empty" <<<"$STATE"; } # a value in published.json
generationOf() { gcloud storage objects describe "$bucket/$1" --format='value(generation)'; } # file of the bucket
isLater() { [ "$1" != "$2" ] && git merge-base --is-ancestor "$2" "$1" 2>/dev/null; } # commit, than another

fetch() {
  local store=$folder/store published pins composed name head platform commit names word
  rm -rf $store $folder/outputs $folder/verified && mkdir $store
  # Read the generations first: if somebody publishes during the fetch, this deployment fails instead of theirs.
  published=$(generationOf published.json) || published=0
  pins=$(generationOf pins.json) || pins=0
  composed=$(generationOf composed.json) || composed=0
  # All or nothing: a bucket that cannot be read must not count as empty.
  gcloud storage rsync --recursive "$bucket" $store || fail "The bucket cannot be read. Nothing was written."
  STATE='{}'
  if [ -f $store/published.json ]; then
    STATE=$(jq -ce . $store/published.json) || fail "published.json cannot be read: restore its last version in the bucket."
  fi
  for name in published pins composed; do
    if [ -f $store/$name.json ] && [ "${!name}" = 0 ]; then
      fail "Cannot read the generation of $name.json from the bucket. Try again."
    fi
  done
  tar -cf $folder/fetched.tar -C $store .
  if [ "$ACTION" = proposal ]; then return; fi

  head=$(git rev-parse HEAD) platform=$(state .platform)
  commit=$head
  if [ "$ACTION" != release ]; then
    names=$(xargs <<<"${REQUESTED:-}")
    # Compose with the live platform, not with one that still waits for its release.
    commit=$(git rev-parse -q --verify "$platform^{commit}") ||
      { commit=$head && echo "::warning::The commit that composed the live site is unknown: composing with this one."; }
  elif isLater "$platform" "$head"; then
    echo "::warning::A later commit is live: $platform. Nothing was released."
    if isPush; then setOutput fetched '{"names": "", "commit": ""}' && return; fi
    fail "Start the workflow again from the latest commit."
  else
    names=$(unitsIn "${REQUESTED:-}")
    # In the queue: of the verified units, only those that earlier deployments have not already released.
    if isPush && [ -n "$names" ]; then names=$(.github/changed-units.sh unreleased "$STATE" "$head" $names); fi
    for word in ${REQUESTED:-}; do [ -n "$(unitsIn "$word")" ] || fail "$word is not a unit. Choose from $(echo shell mf-*), or --all."; done
  fi
  setOutput fetched "$(jq -cn --arg head "$head" --arg commit "$commit" --arg names "$names" --arg state "$STATE" \
    --arg published "$published" --arg pins "$pins" --arg composed "$composed" \
    '{$head, $commit, $names, $state, units: ($names | split(" ")), generations: {$published, $pins, $composed}}')"
}

unpack() { # archive
  # Check before unpacking: the Firebase CLI would follow a link and publish its target.
  if tar -tvf "$1" | grep -v '^[-d]'; then fail "$1 contains links or special files: only files and folders are allowed."; fi
  rm -rf $folder/unpacked && mkdir -p $folder/unpacked
  tar -xf "$1" -C $folder/unpacked
}

host() { firebase "$@" --config $config --project "$FIREBASE_PROJECT_ID"; }
# A channel of the host as JSON, and the version that such JSON shows: SITE@VERSION.
channelOf() {
  local output
  output=$(host hosting:channel:list --json) || fail "$output"
  jq -c --arg name "/channels/$1" '.result.channels[] | select(.name | endswith($name))' <<<"$output"
}
versionIn() {
  jq -r '.release.version.name // empty | capture("sites/(?<site>[^/]+)/versions/(?<version>.+)") | "\(.site)@\(.version)"' <<<"$1"
}

channel() { # channel
  local before now output attempt
  # Copies only the settings for serving: a firebase.json may also name commands, functions and other parts to deploy.
  jq '{hosting: (.hosting | {public: $public, ignore, cleanUrls, trailingSlash, headers,
      redirects: [.redirects[]? | {regex, destination, type}], rewrites: [.rewrites[] | {regex, destination}]})}' \
    --arg public $folder/unpacked/public $folder/unpacked/firebase.json > $config
  # Two commands, because the status of a nested one would be lost.
  before=$(channelOf "$1")
  before=$(versionIn "$before")
  # A failed deployment may still have created the channel or shown its version there. No other job deploys to this
  # channel.
  for attempt in 1 2; do
    output=$(host hosting:channel:deploy "$1" --expires 7d --no-authorized-domains 2>&1) && break
    now=$(channelOf "$1")
    now=$(versionIn "$now")
    if [ -n "$now" ] && [ "$now" != "$before" ]; then break; fi
    [ $attempt = 1 ] || fail "$output"
  done
  now=$(channelOf "$1")
  setOutput url "$(jq -er .url <<<"$now")"
  setOutput version "$(versionIn "$now")"
}

candidate() { # archive
  unpack "$1"
  grep -q '<loc>https://' $folder/unpacked/public/sitemap.xml ||
    fail "The pages link to localhost. Set the variable SITE_ORIGIN, or the origin in site.config.ts."
  # Always the same channel: the host allows 50, and one queue needs only one.
  channel candidate
}

preview() { unpack "$1" && channel "$2"; } # archive, channel

# Writes a file to the bucket if it still has this generation, or already this content.
put() { # file of the bucket, generation, file
  local output
  output=$(gcloud storage cp "$3" "$bucket/$1" --if-generation-match="$2" 2>&1) && return
  if gcloud storage cat "$bucket/$1" 2>/dev/null | cmp -s - "$3"; then return; fi
  if [ "$(generationOf "$1" || echo 0)" = "$2" ]; then fail "$output"; fi
  fail "Somebody else has published since the fetch: theirs stays live. Start this publication again, from the fetch."
}

# Records in the bucket what is about to go live, unless somebody else has published since the fetch. (Only by hand can
# two machines collide: the workflows run in a queue.) If this step runs again, the record may exist already.
claim() {
  local found file=$folder/claim.json
  jq -c --arg going "$VERSION" '. + {$going}' <<<"$STATE" > $file
  found=$(gcloud storage cat "$bucket/published.json" 2>/dev/null | jq -r '.going // .version // ""') || found=
  [ "$found" = "$VERSION" ] || put published.json "$(generation published)" $file
  claimed=$(generationOf published.json) || fail "Cannot read the generation of published.json from the bucket. Run this step again."
  isClaimed
}
generation() { jq -r ".$1" <<<"$GENERATIONS"; } # name, at the fetch
# Fails if the claim is no longer ours. Runs before each step that cannot name the state that it replaces.
isClaimed() {
  [ "$(gcloud storage cat "$bucket/published.json" | jq -r '.going // .version')" = "$VERSION" ] ||
    fail "Somebody else has published since the fetch: theirs stays live. Start this publication again, from the fetch."
}

live() { # archive
  local unpacked=$folder/unpacked claimed now name output units
  [ -n "${VERSION:-}" ] || fail "There is no candidate. Run the steps fetch and candidate first."
  unpack "$1"
  echo '{"hosting": {}, "firestore": {"database": "(default)", "location": "europe-west2", "rules": "shared-enquiry/firestore.rules"}}' > $config
  now=$(channelOf live)
  now=$(versionIn "$now")
  if isPush && [ -n "$(state .version)" ] && [[ " $(state .version) $(state .going) $VERSION " != *" $now "* ]]; then
    fail "The host shows the version $now, which somebody made live in the Firebase console: it stays. To replace it, start the workflow release by hand, with --all."
  fi
  claim

  # A release exists once its description does, so its files come first. Stored files are never replaced.
  gcloud storage rsync --recursive --no-clobber --exclude='(^|.*/)release\.json$' $unpacked "$bucket"
  touch $unpacked/published.json
  gcloud storage rsync --recursive --no-clobber $unpacked "$bucket"
  for name in pins composed; do put $name.json "$(generation $name)" $unpacked/$name.json; done
  isClaimed
  # Files that the store has pruned stay in the bucket as earlier versions, for as long as the lifecycle rule allows.
  gcloud storage rsync --recursive --no-clobber --delete-unmatched-destination-objects $unpacked "$bucket"
  # Only a release deploys the Firestore rules: those in this checkout may wait for their own release.
  if [ "$ACTION" = release ]; then host deploy --only firestore:rules; fi
  isClaimed
  output=$(host hosting:clone "$VERSION" "${VERSION%@*}:live" 2>&1) || [ "$(versionIn "$(channelOf live)")" = "$VERSION" ] || fail "$output"
  # Units that were rolled back or promoted are held. Released units are no longer held, and get their commit.
  units=$(unitsIn "$([ "$ACTION" = release ] && echo "${RELEASED:-}" || echo "${NAMES:-}")")
  jq -c --arg version "$VERSION" --arg platform "$COMMIT" --arg head "$HEAD" --arg action "$ACTION" --arg units "$units" '
    ($units | split(" ") | map({key: ., value: $head}) | from_entries) as $now
    | del(.going) + {$version, $platform} + if $action != "release" then {held: (.held + $now)} else {
        commits: (.commits + $now), held: (.held // {} | with_entries(select(.key | in($now) | not)))} end' <<<"$STATE" > $folder/now.json
  put published.json "$claimed" $folder/now.json
}

functions() {
  local name function=shared-enquiry/notify/function
  for name in SITE_ORIGIN $(jq -r '.[]' shared-enquiry/notify/emailVariables.json); do
    [ -n "${!name:-}" ] || fail "Set the variable $name: without it enquiries reach nobody."
    echo "$name=${!name}"
  done > $function/.env
  # Without --force the CLI asks whether to delete functions that no longer exist here.
  firebase deploy --only functions --force --config shared-enquiry/firebase.json --project "$FIREBASE_PROJECT_ID"
}

[[ " fetch candidate preview live functions " == *" ${1:-} "* ]] || fail "Name a step: fetch, candidate, preview, live or functions."
"$@"
