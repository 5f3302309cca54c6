# The server with the compiled engine and the page inside. compose.yaml puts PostgreSQL behind it and Caddy in front.
#   docker build -t regalia .
#   docker run --read-only --tmpfs /tmp -p 8000:8000 -v regalia:/data regalia
# Without an engine, `make test-container` carries these stages out as scripts; see docs/server.md.
ARG PYTHON=python:3.13-slim-bookworm

# -- the page ----------------------------------------------------------------------------------------------------------
FROM ${PYTHON} AS page
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE Makefile ./
COPY src src
COPY cases cases
COPY web web
# `make web` wants an environment with the package in it, not everything the tests need. It fetches Node where there is none.
RUN python -m venv .venv && .venv/bin/pip install --no-cache-dir --editable . && touch .venv/.ready && make web

# -- the wheel, and an environment with it ---------------------------------------------------------------------------
FROM ${PYTHON} AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY cases cases
COPY --from=page /source/src/regalia/server/static src/regalia/server/static
# As published wheels are: compiled twice, the second time with a profile of real games. A quarter of an hour on one core.
# --build-arg PROFILE=0 compiles once (half of that, a tenth slower), --build-arg COMPILED=0 not at all: pure Python, seconds.
ARG COMPILED=1
ARG PROFILE=1
RUN python -m venv /app && HATCH_BUILD_HOOKS_ENABLE=${COMPILED} REGALIA_PROFILE=${PROFILE} /app/bin/pip install --no-cache-dir '.[postgres]'

# -- what runs ---------------------------------------------------------------------------------------------------------
FROM ${PYTHON} AS runtime
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin regalia && install --directory --owner 10001 /data
COPY --from=wheel /app /app
ENV PATH=/app/bin:/usr/local/bin:/usr/bin:/bin
ENV PYTHONDONTWRITEBYTECODE=1
ENV REGALIA_DATABASE=/data/regalia.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["regalia", "serve", "--host", "0.0.0.0", "--port", "8000"]
