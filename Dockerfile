# syntax=docker/dockerfile:1

# Node 24 on Debian bookworm-slim, not alpine: it is the C library that the tests run on, and that the native add-ons (the
# embedding runtime and the vector search) ship their binaries for. It costs some 25 MB more than alpine.

# The build stage runs on the builder's own architecture: what it makes is JavaScript and WebAssembly, and the add-ons bring
# their binaries for every platform along, so that an arm64 image needs no emulated compiler run.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY bin ./bin
COPY src ./src
# Without what this image never loads: development tools, other platforms' binaries (240 MB), types, tests and maps; and with the
# bundled model as it is run, so that no start makes it. Of our own code the doors stay, and what runs beside them.
ARG TARGETARCH
RUN npm run build && npm prune --omit=dev && node bin/lean.js --arch=$TARGETARCH --doors && find dist '(' -name '*.map' -o -name '.tsbuildinfo' ')' -delete

FROM node:24-bookworm-slim
# DATA_DIR is used only without DATABASE_URL; the folder is the one place that the service may write to. With two arenas the C
# library keeps some 40 MB less of what compiling and loading have freed.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
# The translator of Spanish, and of Portuguese by way of Spanish, before the English model: 47 MB of programs under the GPL, 37 of them ICU's, which run as processes of their
# own. Build with `--build-arg TRANSLATOR_PACKAGES=` to leave it out. Of its packages, the way from English, the readers of other
# formats than text, the grammars of its own and other rankers stay out, and what tests ICU and makes its data.
ARG TRANSLATOR_PACKAGES="apertium apertium-eng-spa apertium-es-pt"
# What they ask for and we do not run: awk and XSLT, by which shell scripts read office documents, and a ranker of rules (4 MB). To install
# more on top of this image, run `apt-get --fix-broken install` first, which brings them back.
ARG TRANSLATOR_UNUSED="gawk libirstlm1 libmpfr6 libreadline8 libsigsegv2 libxml2-utils libxslt1.1 readline-common xsltproc"
RUN [ -z "$TRANSLATOR_PACKAGES" ] || { \
    printf 'path-exclude=%s\n' '/usr/share/apertium/apertium-eng-spa/eng-spa.*' \
      '/usr/share/apertium/apertium-eng-spa/apertium-eng-spa.eng-spa.*' '/usr/share/apertium/apertium-eng-spa/spa-eng_US.*' \
      '/usr/share/apertium/apertium-es-pt/es-pt*' '/usr/share/apertium/*.dtd' '/usr/share/apertium/*.rnc' '/usr/share/apertium/*.xsl*' \
      '/usr/bin/apertium-des*' '/usr/bin/apertium-re*' '/usr/bin/apertium-*latex*' '/usr/bin/apertium-wblank*' \
      '/usr/bin/apertium-adapt*' '/usr/bin/apertium-cleanstream' '/usr/bin/apertium-tmx*' '/usr/bin/lt-tmx*' '/usr/bin/irstlm-ranker' \
      '/usr/bin/multitrans' '/usr/bin/process-tagger-output' '/usr/bin/yasmet' '/usr/include/*' \
      '/usr/lib/*/libicutest.so*' '/usr/lib/*/libicutu.so*' >/etc/dpkg/dpkg.cfg.d/translator && \
    apt-get update && \
    apt-get install --yes --no-install-recommends $TRANSLATOR_PACKAGES && \
    dpkg --purge --force-depends $TRANSLATOR_UNUSED && \
    apt-get clean && \
    rm -rf /var/lib/apt/lists/* /var/log/apt /var/log/dpkg.log /var/log/alternatives.log /var/cache/debconf/*-old /var/lib/dpkg/*-old; }
RUN install -d -o node -g node /data
WORKDIR /app
# Owned by root: the process can read its own code and not change it.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/bin/hipocampo.js ./bin/
COPY migrations ./migrations
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
# Liveness, not readiness: a container is not to be restarted because its database is away.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/doors/server.js"]
