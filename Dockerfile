FROM node:26-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:26-slim
ENV NODE_ENV=production SHOP_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 \
  NODE_COMPILE_CACHE=/tmp/compiled \
  NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=256"
WORKDIR /shop
RUN mkdir /data && chown node:node /data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/migrations ./migrations
COPY --from=build /shop/build ./build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
