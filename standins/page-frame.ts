import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { defined } from '#kit/defined.ts';
import figtree from '../src/ui/fonts/figtree.woff2?inline';

type Html = ReturnType<typeof html>;

/** The font is inlined, because an iframe without an origin cannot load the shop's. */
const STYLE = `
@font-face{font-family:"Figtree";font-weight:400 700;src:url("${figtree}") format("woff2")}
*{box-sizing:border-box}
:root{color-scheme:light;accent-color:#1d5c3f}
body{margin:0;background:#fff;color:#14261d;font:1.0625rem/1.5 "Figtree",system-ui,sans-serif}
main{padding:4px 4px 6px}
body.page{background:#f8faf6}
body.page main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 2rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.15}
h2{margin:2rem 0 1rem;font-size:1.25rem}
p{margin:0 0 1rem}
form{display:grid;gap:1rem}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:end}
label{display:block;font-weight:700;font-size:.9375rem;margin-bottom:.25rem}
.hint{color:#4a6357;font-size:.8125rem;margin:0 0 .375rem}
.error{color:#a3261c;font-size:.9375rem;font-weight:600;margin:.375rem 0 0}
.notice{background:#e8f1f9;border-radius:12px;padding:.75rem 1rem;font-size:.9375rem;margin:0 0 1rem}
.saved{background:#e3f4e8;border-radius:12px;padding:1rem;margin:0 0 1rem}
input{width:100%;min-height:3.25rem;padding:.75rem 1rem;font:inherit;color:inherit;background:#fff;
border:1px solid #70867a;border-radius:12px}
input[aria-invalid=true]{border:2px solid #a3261c}
button,.button{display:inline-block;min-height:3.25rem;padding:.75rem 1.5rem;font:inherit;font-weight:700;
text-align:center;text-decoration:none;color:#fff;background:#1d5c3f;border:2px solid #1d5c3f;
border-radius:999px;cursor:pointer}
button:hover,.button:hover{background:#2a7453;border-color:#2a7453}
.quiet{color:#1d5c3f;background:#fff}
.quiet:hover{background:#e3f4e8}
:focus-visible{outline:3px solid #2540b0;outline-offset:2px}
a{color:#1d5c3f}
form+form{margin-top:1rem}
small{font-weight:400}
.check{display:flex;gap:.5rem;align-items:center;font-weight:400}
input[type=checkbox]{width:1.5rem;min-height:1.5rem;height:1.5rem;flex:none}
@media (max-width:16rem){.two{grid-template-columns:1fr}}
[hidden]{display:none}
@media (prefers-reduced-motion:no-preference){button,.button{transition:background-color 120ms}}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Page {
  title: string;
  body: Html;
  /** Embedded in the shop's page, isolated from its scripts. */
  framed: boolean;
  script?: string;
}

/**
 * A page of a stand-in with its own Content-Security-Policy: loads nothing from elsewhere and
 * cannot be embedded.
 */
export async function sendPage(c: Context, page: Page, status: ContentfulStatusCode = 200) {
  const { title, body, framed, script } = page;
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header(
    'content-security-policy',
    defined([
      "default-src 'none'",
      `style-src ${hashOf(STYLE)}`,
      'font-src data:',
      script ? `script-src ${hashOf(script)}` : undefined,
      "form-action 'self'",
      `frame-ancestors ${framed ? "'self'" : "'none'"}`,
      "base-uri 'none'",
    ]).join('; '),
  );
  const document = html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body${framed ? '' : raw(' class="page"')}>
<main aria-label="${title}">${body}</main>
${script ? raw(`<script>${script}</script>`) : ''}
</body>
</html>`;
  return c.html(document, status);
}
