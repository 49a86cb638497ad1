# The values that steps hand to those that follow, for publish.sh and verify.sh: a workflow passes them on, by hand they lie in
# a file. Code of areas can write both, and a user's shell or GitHub can have variables of the same names. So only the names
# listed here are read, and by hand nothing but the file sets them.
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
# The names in the output `fetched` of publish.sh.
if [ -n "${FETCHED:-}" ] || [ -z "${GITHUB_OUTPUT:-}" ]; then
  eval "$(jq -r '{head, generations, commit, names, state} | to_entries[]
    | "export \(.key | ascii_upcase)=\(.value // "" | tostring | @sh)"' <<<"${FETCHED:-null}")"
fi
