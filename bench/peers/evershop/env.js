// EverShop is told its database part by part.
const { hostname, port, username, password, pathname } = new URL(process.env.DATABASE_URL);
Object.assign(process.env, {
  DB_HOST: hostname,
  DB_PORT: port,
  DB_USER: username,
  DB_PASSWORD: password,
  DB_NAME: pathname.slice(1),
  DB_SSLMODE: 'disable',
  NODE_ENV: 'production',
  // It limits the calls of each address, which cannot be set: shoppers say theirs.
  TRUST_PROXY_HOPS: '1',
});
