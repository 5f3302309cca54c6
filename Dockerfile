# The server, with the engine compiled. Build: docker build -t regalia . ; run: docker run -p 8000:8000 -v regalia:/data regalia
FROM python:3.12-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN pip install --no-cache-dir hatchling hatch-mypyc types-PyYAML \
    && HATCH_BUILD_HOOKS_ENABLE=1 pip wheel --no-cache-dir --no-build-isolation --wheel-dir /wheels '.[server]'

FROM python:3.12-slim-bookworm
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'regalia[server]' && rm -rf /wheels \
    && useradd --system --home /data regalia && install --directory --owner regalia /data
USER regalia
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
ENV REGALIA_DATABASE=/data/regalia.db
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["regalia", "serve", "--host", "0.0.0.0", "--port", "8000"]
