# What steps say to those that follow, for publish.sh and prove.sh: a workflow hands it over, by hand it lies in a file.
say() { echo "$1=$2" | tee -a "${GITHUB_OUTPUT:-publication/said}"; } # name, value
mkdir -p publication
if [ -z "${GITHUB_OUTPUT:-}" ] && [ -f publication/said ]; then
  while IFS='=' read -r name value; do export "$(tr '[:lower:]' '[:upper:]' <<<"$name")=$value"; done < publication/said
fi
# What `fetch` has said, and the variables of the repository.
for all in "${FETCHED:-}" "${VARS:-}"; do
  [ -z "$all" ] || eval "$(jq -r 'to_entries[] | "export \(.key | ascii_upcase)=\(.value | tostring | @sh)"' <<<"$all")"
done
