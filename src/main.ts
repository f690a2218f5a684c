import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler } from 'react-router';
const app = new Hono();
const h = createRequestHandler(() => import('virtual:react-router/server-build') as never);
app.all('*', (c) => h(c.req.raw));
serve({ fetch: app.fetch, port: 4321 });
console.log('up');
