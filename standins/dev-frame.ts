import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light;accent-color:#0d4f31;scroll-padding-top:5rem}
body{margin:0;background:#f9fbf6;color:#0e241a;font:1.0625rem/1.55 "Figtree",system-ui,sans-serif}
header{background:#073723;color:#fff}
header div{max-width:77.5rem;margin:0 auto;padding:.75rem 1.25rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}
header strong{font-size:1.25rem;font-weight:800;letter-spacing:-.03em;margin-right:auto}
header a{color:#fff;display:inline-flex;min-height:2.75rem;align-items:center}
header a[aria-current]{text-decoration-thickness:3px;text-underline-offset:6px;font-weight:700}
main{max-width:77.5rem;margin:0 auto;padding:2.5rem 1.25rem 6rem}
h1{margin:0 0 .75rem;font-size:clamp(2.125rem,1.5rem + 2.6vw,3.5rem);line-height:1.04;font-weight:800;letter-spacing:-.02em;text-wrap:balance}
h2{margin:3.5rem 0 1rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.125rem);line-height:1.1;font-weight:800;letter-spacing:-.015em}
h3{margin:0;font-size:1.125rem;line-height:1.3}
p{margin:0 0 .75rem;max-width:66ch}
a{color:#0d4f31}
.lead{font-size:1.1875rem;color:#394d42}
.contents{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:1.25rem 0 0;list-style:none}
.contents a{display:inline-flex;min-height:2.75rem;align-items:center;padding:0 1rem;border:1px solid #738678;border-radius:999px;background:#fff;text-decoration:none;font-weight:600}
.contents a:hover{background:#dcf2df}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));padding:0;margin:0;list-style:none}
.card{display:flex;flex-direction:column;gap:.5rem;background:#fff;border:1px solid #e2e9db;border-radius:20px;padding:1.25rem}
.card.on{background:#fdf7d5;border:2px solid #0d4f31;padding:calc(1.25rem - 1px)}
.card p{margin:0}
.card form{margin-top:auto;padding-top:.5rem}
.head{display:flex;gap:.5rem;justify-content:space-between;align-items:start}
.state{flex:none;padding:.125rem .625rem;border-radius:8px;background:#e8ecea;color:#394d42;font-size:.8125rem;font-weight:700}
.on .state{background:#0d4f31;color:#fff}
.rows{color:#55695d;font-size:.8125rem}
.small{font-size:.9375rem;color:#394d42}
button,.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:700;color:#fff;background:#0d4f31;border:2px solid #0d4f31;border-radius:999px;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:#196840;border-color:#196840}
button.quiet{color:#0d4f31;background:#fff}
button.quiet:hover{background:#dcf2df}
.bar{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1rem 0}
.notice{background:#dff2fd;color:#0e241a;border-radius:12px;padding:.875rem 1.125rem;margin:1.25rem 0;max-width:none}
.panel{background:#fdeeac;border-radius:20px;padding:1.5rem;margin:1.5rem 0 0}
.panel h2{margin-top:0}
.panel strong{font-size:1.75rem;line-height:1.1;display:block;font-variant-numeric:tabular-nums}
label{display:block;font-weight:700;font-size:.9375rem;margin-bottom:.25rem}
input{min-height:2.75rem;padding:.5rem .875rem;font:inherit;color:inherit;background:#fff;border:1px solid #738678;border-radius:12px;width:9rem}
.scroll{overflow-x:auto;background:#fff;border:1px solid #e2e9db;border-radius:20px}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.625rem 1rem;border-top:1px solid #e2e9db}
thead th{border-top:0;white-space:nowrap}
td.code,code{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;background:#fff;color:#0e241a;padding:.5rem 1rem}
:focus-visible{outline:3px solid #194cb1;outline-offset:2px;box-shadow:0 0 0 2px #fff}
header :focus-visible{outline-color:#f8dd78;box-shadow:none}
@media (forced-colors:active){.card.on{border-width:4px}}
@media (prefers-reduced-motion:no-preference){button,.button{transition:background-color 120ms}}
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Navigation of the `/_dev/` pages. */
const PAGES = [
  ['/_dev/', 'Switches'],
  ['/_dev/calls/', 'Calls'],
  ['/_dev/log/', 'Log'],
  ['/_dev/mail/', 'Mails'],
  ['/_dev/relays/', 'Relay network'],
  ['/_dev/carriers/', 'Carriers'],
  ['/_dev/payouts/', 'Payouts'],
  ['/_dev/browser/', 'This browser'],
  ['/_dev/ui/', 'Controls'],
] as const;

interface Page {
  title: string;
  body: Html;
  /** Seconds until the page reloads. */
  again?: number;
}

/** A development page, with its own Content-Security-Policy. */
export function sendDevPage(c: Context, { title, body, again }: Page) {
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', POLICY);
  const links = PAGES.map(
    ([to, name]) =>
      html`<a href="${to}"${to === c.req.path ? raw(' aria-current="page"') : ''}>${name}</a>`,
  );
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${again ? html`<meta http-equiv="refresh" content="${again}">` : ''}
<title>${title} · Gamelle</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><div><strong>gamelle</strong><nav aria-label="Pages for trying the shop">${links} <a href="/">To the shop</a></nav></div></header>
<main id="content" tabindex="-1">${body}</main>
</body>
</html>`);
}
