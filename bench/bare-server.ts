import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

// What the machine can do at most: `BYTES` names a file to answer, `DATABASE_URL` a database in
// which one variant is selected by its primary key for each request.
const port = Number(process.env.PORT);
const bytes = process.env.BYTES ? readFileSync(process.env.BYTES) : Buffer.from('ok');
const pool = process.env.DATABASE_URL
  ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  : null;
const code = pool && (await pool.query('select code from product_variants limit 1')).rows[0].code;

createServer(async (_request, response) => {
  if (!pool) {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length });
    response.end(bytes);
    return;
  }
  const { rows } = await pool.query({
    name: 'one',
    text: 'select * from product_variants where code = $1',
    values: [code],
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows[0]));
}).listen(port, '127.0.0.1');
