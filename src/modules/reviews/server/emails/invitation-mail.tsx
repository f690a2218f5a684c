import { Column } from '@react-email/column';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { type MailContact, mailLook } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';

const { strong, link } = mailLook;
const SIDE = 64;
const FILE_WIDTH = 180;
const STARS = [1, 2, 3, 4, 5];

const say = (key: string, params: Record<string, string | number> = {}) =>
  t(`reviews.mails.invitation.${key}`, params);

interface InvitedProduct {
  sku: string;
  name: string;
  pictureHash: string | null;
}

interface Invited {
  token: string;
  products: readonly InvitedProduct[];
  /** Number of the order. */
  number: string;
  contact: MailContact;
}

/** Mail that asks for reviews of delivered products: each with five stars as links (N-09). */
export async function invitationMail({ token, products, number, contact }: Invited) {
  const { origin } = contact;
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('body', { number }), say('how')],
    content: products.map((product) => (
      <ProductRow key={product.sku} product={product} token={token} origin={origin} />
    )),
    remarks: [say('rules')],
    notes: [
      say('once'),
      say('refuse', { url: origin + localizedPath(mailPaths.reviewRefusal(token)) }),
    ],
    sender: t('reviews.mails.sender'),
    contact,
  });
  return {
    kind: 'review-invitation',
    subject: say('subject', { name: products[0]?.name ?? '', count: products.length }),
    unsubscribeUrl: `${origin}/api/v2/shop/review-invitations/${token}/one-click`,
    ...rendered,
  };
}

function ProductRow({
  product,
  token,
  origin,
}: {
  product: InvitedProduct;
  token: string;
  origin: string;
}) {
  const { sku, name, pictureHash } = product;
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Row>
        {pictureHash && (
          <Column style={{ width: `${SIDE + 16}px`, verticalAlign: 'top' }}>
            <Img
              src={`${origin}/media/${pictureHash}-${FILE_WIDTH}.webp`}
              alt={say('picture', { name })}
              width={SIDE}
              height={SIDE}
              style={{ borderRadius: '12px', objectFit: 'contain' }}
            />
          </Column>
        )}
        <Column style={{ verticalAlign: 'top' }}>
          <Text style={{ ...strong, margin: '0 0 4px' }}>{name}</Text>
          {STARS.map((stars) => (
            // The space separates the links in the text version.
            <Fragment key={stars}>
              <Link
                href={origin + localizedPath(mailPaths.writeReview(token, sku, { stars }))}
                aria-label={say('stars', { count: stars })}
                style={star}
              >
                ★
              </Link>{' '}
            </Fragment>
          ))}
          <Text style={{ ...mailLook.small, margin: 0 }}>
            <Link href={origin + localizedPath(mailPaths.writeReview(token, sku))} style={link}>
              {say('write', { name })}
            </Link>
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

const star = {
  color: '#a86a00',
  display: 'inline-block',
  fontSize: '32px',
  lineHeight: '44px',
  textAlign: 'center' as const,
  textDecoration: 'none',
  width: '40px',
};
