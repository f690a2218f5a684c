import { t } from '#i18n/catalogue.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { type IssueBlock, renderIssue } from '#ui/mail/issue.server.tsx';
import { type Block, blocksOf, productsIn } from '../../rules/index.ts';
import { findShown, type ShownProduct } from '../find-shown.ts';

interface IssueMail {
  issue: { subject: string; preview: string; body: string; channel_code: string };
  /** `https://host` of the site. */
  origin: string;
  leaveToken: string;
}

/** An issue for one reader: the same words for everybody, and their own link to leave. Nothing in it tells that it was opened. */
export async function issueMail(db: Db | Tx, { issue, origin, leaveToken }: IssueMail) {
  const { subject, preview, body, channel_code: channel } = issue;
  const blocks = blocksOf(body);
  const products = await findShown(db, channel, productsIn(blocks));
  const leaveUrl = origin + mailPaths.newsletterEnd(leaveToken);
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

/** What a block shows; a product that is not sold any more is left out. */
function shownBlock(block: Block, { origin, products }: SiteDetail): IssueBlock[] {
  if (block.kind === 'button') {
    const url = block.to.startsWith('/') ? origin + block.to : block.to;
    return [{ kind: 'button', label: block.label, url }];
  }
  if (block.kind !== 'product') return [block];
  const product = products.get(block.sku);
  if (!product) return [];
  const { name, text, from, path } = product;
  const price = t('newsletter.mails.issue.from', { price: from });
  return [
    {
      kind: 'product',
      name,
      text,
      price,
      url: origin + path,
      label: t('newsletter.mails.issue.see'),
    },
  ];
}
