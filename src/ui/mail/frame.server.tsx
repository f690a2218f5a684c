import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';

const text = { fontSize: '16px', lineHeight: '26px', color: '#0e241a', margin: '0 0 16px' };

/** The looks of what stands in a mail: programs that show mails read styles of elements only. */
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
};

interface MailFrameProps {
  /** First words shown in a list of mails. */
  preview: string;
  sender: string;
  children: ReactNode;
}

/** The paper of every mail: the name on the rim of a bowl, and a white sheet. No picture is fetched. */
export function MailFrame({ preview, sender, children }: MailFrameProps) {
  return (
    <Html lang="fr">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={page.body}>
        <Container style={page.sheet}>
          <Section style={page.rim}>
            <Text style={page.sender}>{sender}</Text>
          </Section>
          <Section style={page.content}>{children}</Section>
        </Container>
      </Body>
    </Html>
  );
}
