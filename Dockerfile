# One image for web, worker and migrate; docker-compose.yml gives each its command. Nothing but npm packages is downloaded.

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache

FROM node:24.21.0-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 STORAGE_DIR=/data/storage
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/.next .next
COPY --from=build /app/generated generated
COPY tsconfig.json next.config.ts ./
COPY public public
COPY prisma/migrations prisma/migrations
COPY lib lib
COPY jobs jobs
COPY messages messages
COPY scripts scripts
RUN mkdir -p /data/storage /backups && chown -R node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
# Each service's own command replaces this one; all of them end gracefully on SIGTERM.
CMD ["node", "--max-old-space-size=320", "--max-semi-space-size=8", "node_modules/next/dist/bin/next", "start", "--keepAliveTimeout", "75000"]
