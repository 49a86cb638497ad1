# The outputs that steps pass to later steps, for publish.sh and verify.sh: workflows pass them on; in a run by hand
# they are in a file. Code of areas can write to both, and a user's shell or GitHub may have variables with the same
# names. So only the names listed here are read, and in a run by hand only from the file.
setOutput() { echo "$1=$2" | tee -a "${GITHUB_OUTPUT:-publication/outputs}"; } # name, value
mkdir -p publication
if [ -z "${GITHUB_OUTPUT:-}" ]; then
  unset FETCHED RELEASED VERSION
  while IFS='=' read -r name value; do
    case $name in
      fetched) export FETCHED=$value ;;
      released) export RELEASED=$value ;;
      version) export VERSION=$value ;;
    esac
  done < <(cat publication/outputs 2>/dev/null)
fi
# The names of the values in publish.sh's output `fetched`.
if [ -n "${FETCHED:-}" ] || [ -z "${GITHUB_OUTPUT:-}" ]; then
  eval "$(jq -r '{head, generations, commit, names, state} | to_entries[]
    | "export \(.key | ascii_upcase)=\(.value // "" | tostring | @sh)"' <<<"${FETCHED:-null}")"
fi
