import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { type Speaking, writtenIn } from '#modules/catalog/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { type IssueBlock, renderIssue } from '#ui/mail/issue.server.tsx';
import { type Block, blocksOf, productsIn } from '../../rules/index.ts';
import { findShown, type ShownProduct } from '../find-shown.ts';

interface IssueMail {
  issue: { subject: string; preview: string; body: string; channel_code: string };
  /** Origin of the site, `https://host`. */
  origin: string;
  leaveToken: string;
  /** Language code of the subscription. */
  language: string;
}

/**
 * Mail of an issue for one subscriber: the team's texts, products and footer in their language, and
 * their unsubscribe link. It contains no tracking.
 */
export async function issueMail(speaking: Speaking, { language, ...mail }: IssueMail) {
  const db = 'tx' in speaking ? speaking.tx : speaking.db;
  const blocks = blocksOf(mail.issue.body);
  const products = await findShown(db, mail.issue.channel_code, productsIn(blocks));
  return writtenIn(speaking, language, products, (spoken) => write(mail, blocks, spoken));
}

async function write(
  { issue: { subject, preview }, origin, leaveToken }: Omit<IssueMail, 'language'>,
  blocks: readonly Block[],
  shown: readonly ShownProduct[],
) {
  const products = new Map(shown.map((product) => [product.sku, product]));
  const leaveUrl = origin + localizedPath(mailPaths.newsletterEnd(leaveToken));
  const rendered = await renderIssue({
    preview,
    sender: t('newsletter.mails.sender'),
    blocks: blocks.flatMap((block) => shownBlock(block, { origin, products })),
    leave: { label: t('newsletter.mails.issue.leave'), url: leaveUrl },
    why: t('newsletter.mails.issue.why'),
  });
  return {
    kind: 'newsletter-issue',
    subject,
    ...rendered,
    unsubscribeUrl: `${origin}/api/v2/shop/newsletter-subscriptions/${leaveToken}/one-click`,
  };
}

interface SiteDetail {
  origin: string;
  products: ReadonlyMap<string, ShownProduct>;
}

/** Renders a block; a product no longer sold is left out. */
function shownBlock(block: Block, { origin, products }: SiteDetail): IssueBlock[] {
  if (block.kind === 'button') {
    const url = block.to.startsWith('/') ? origin + localizedPath(block.to) : block.to;
    return [{ kind: 'button', label: block.label, url }];
  }
  if (block.kind !== 'product') return [block];
  const product = products.get(block.sku);
  if (!product) return [];
  const { name, shortDescription: text, cents, path } = product;
  const price = t('newsletter.mails.issue.from', { price: money(cents) });
  return [
    {
      kind: 'product',
      name,
      text,
      price,
      url: origin + localizedPath(path),
      label: t('newsletter.mails.issue.see'),
    },
  ];
}
