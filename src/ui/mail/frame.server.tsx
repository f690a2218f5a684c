import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { language } from '#i18n/language.ts';
import { words } from '#i18n/words.ts';
import messages from '../messages/mail.fr.json';

const t = words(messages);

const text = { fontSize: '16px', lineHeight: '26px', color: '#0e241a', margin: '0 0 16px' };

/** Styles of mail elements: mail clients only support inline styles. */
export const mailLook = {
  text,
  strong: { ...text, fontWeight: 700 },
  small: { ...text, fontSize: '14px', lineHeight: '22px', color: '#55695d' },
  title: { ...text, fontSize: '26px', lineHeight: '32px', letterSpacing: '-0.3px' },
  link: { color: '#0d4f31', textDecoration: 'underline' },
  button: {
    backgroundColor: '#0d4f31',
    borderRadius: '26px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    padding: '14px 26px',
  },
};

const page = {
  body: {
    backgroundColor: '#f0f4ea',
    fontFamily: 'Figtree, system-ui, -apple-system, "Segoe UI", Arial, sans-serif',
    margin: 0,
    padding: '24px 8px',
  },
  sheet: { backgroundColor: '#ffffff', borderRadius: '20px', overflow: 'hidden' },
  rim: { backgroundColor: '#073723', borderBottom: '6px solid #f8dd78', padding: '16px 28px' },
  sender: {
    color: '#f8dd78',
    fontSize: '28px',
    fontWeight: 800,
    letterSpacing: '-1px',
    lineHeight: '34px',
    margin: 0,
    textTransform: 'lowercase' as const,
  },
  content: { padding: '28px' },
  foot: { backgroundColor: '#f0f4ea', padding: '18px 28px' },
  footText: { ...text, fontSize: '14px', lineHeight: '22px', color: '#55695d', margin: 0 },
};

/** Contact data in the footer. */
export interface MailContact {
  email: string;
  /** `https://host` of the site the mail is about: its logo is there. */
  origin: string;
  /** Address of the contact page. */
  page: string;
}

interface MailFrameProps {
  /** Preview text shown in the inbox. */
  preview: string;
  sender: string;
  /** Omitted in mails to the team: then there is neither logo nor footer. */
  contact?: MailContact;
  children: ReactNode;
}

/**
 * The layout of every mail: logo, white sheet, and a footer with contact data. The pictures are the
 * site's own, with the same address for everybody, so they do not track who opened the mail.
 */
export function MailFrame({ preview, sender, contact, children }: MailFrameProps) {
  return (
    <Html lang={language()?.code ?? 'fr'}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={page.body}>
        <Container style={page.sheet}>
          <Section style={page.rim}>
            <Row>
              {contact && (
                <Column style={{ width: '52px' }}>
                  <Img
                    src={`${contact.origin}/apple-touch-icon.png`}
                    alt=""
                    width="40"
                    height="40"
                    style={{ borderRadius: '12px' }}
                  />
                </Column>
              )}
              <Column>
                <Text style={page.sender}>{sender}</Text>
              </Column>
            </Row>
          </Section>
          <Section style={page.content}>{children}</Section>
          {contact && <Foot contact={contact} />}
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ contact: { email, page: contactPage } }: { contact: MailContact }) {
  return (
    <Section style={page.foot}>
      <Text style={page.footText}>
        {t('contact', { email })} {t('or')}{' '}
        <Link href={contactPage} style={mailLook.link}>
          {t('page')}
        </Link>
        .
      </Text>
    </Section>
  );
}
