import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../tables.ts';

const LATEST = 100;
/** Mails carry their styles inline and need nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";

/**
 * Shows the mails the shop wrote, for installations without a mail server. Never mounted in
 * production.
 */
export function devMail(db: Kysely<PlatformTables>): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('content-security-policy', POLICY);
  });
  const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<body style="font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem"><h1>${title}</h1>${body}</body></html>`;

  app.get('/', async (c) => {
    const mails = await db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute();
    const rows = mails.map(
      (mail) => html`<li><a href="/_dev/mail/${mail.id}/">${mail.subject}</a> · ${mail.recipient}
        · ${mail.created_at.toISOString()}</li>`,
    );
    return c.html(
      page('Mails', rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>No mail yet.</p>`),
    );
  });

  app.get('/:id{[0-9]+}/', async (c) => {
    const mail = await db
      .selectFrom('mails')
      .select(['html', 'text', 'attachments'])
      .where('id', '=', Number(c.req.param('id')))
      .executeTakeFirst();
    if (!mail) return c.notFound();
    const named = c.req.query('file');
    const file = mail.attachments.find(({ name }) => name === named);
    if (file?.encoding)
      return c.body(new Uint8Array(Buffer.from(file.content, file.encoding)), 200, {
        'content-type': file.type,
      });
    if (file) return c.body(file.content, 200, { 'content-type': `${file.type}; charset=utf-8` });
    const files = mail.attachments.map(
      ({ name }) => html`<p>📎 <a href="?file=${encodeURIComponent(name)}">${name}</a></p>`,
    );
    return c.req.query('text') === undefined
      ? c.html(html`${raw(mail.html)}${files}`)
      : c.text(mail.text);
  });
  return app;
}
