import { t } from '#i18n/catalogue.server.ts';
import { language } from '#i18n/language.ts';
import { withAbsoluteLinks } from '#ui/mail/absolute-links.ts';

/** An accepted version of the terms, with the content of its page. */
export interface AcceptedTerms {
  version: string | null;
  title: string;
  /** The HTML is sanitised by the module that stores it. */
  sections: readonly { title: string | null; html: string }[];
}

const STYLE = `body{margin:0 auto;max-width:44rem;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#0e241a}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.15rem;margin:2rem 0 .5rem}a{color:#0d4f31}
table{border-collapse:collapse}td,th{border:1px solid #d5dfcd;padding:.3rem .6rem;text-align:left}
@media print{body{max-width:none;padding:0}}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The terms as a standalone HTML file that opens and prints offline (WDR-07: a durable medium). Its links are made
 * absolute to the shop's address.
 */
export function termsFile({ version, title, sections }: AcceptedTerms, origin: string) {
  const heading = version ? t('orders.mails.confirmation.termsFile', { title, version }) : title;
  const parts = sections.map(
    (section) =>
      `${section.title ? `<h2>${escaped(section.title)}</h2>\n` : ''}${withAbsoluteLinks(section.html, origin)}`,
  );
  return {
    name: ['conditions-generales-de-vente', version].filter(Boolean).join('-').concat('.html'),
    type: 'text/html',
    content: `<!doctype html>
<html lang="${language()?.code ?? 'fr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(heading)}</h1>
${parts.join('\n')}
</body>
</html>
`,
  };
}
