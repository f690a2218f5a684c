import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import { bothForms } from './both-forms.server.ts';

/** A mail that says one thing and asks for at most one action. */
export interface Notice {
  /** First words shown in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string; hint: string };
  /** Small print: how long the link works, what to do when it was not them. */
  notes?: readonly string[];
  sender: string;
}

const font = 'Figtree, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
const text = { fontSize: '16px', lineHeight: '26px', color: '#0e241a', margin: '0 0 16px' };
const small = { ...text, fontSize: '14px', lineHeight: '22px', color: '#55695d' };
const button = {
  backgroundColor: '#0d4f31',
  borderRadius: '10px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 22px',
};
const link = { color: '#0d4f31', wordBreak: 'break-all' as const };

function NoticeMail({ preview, heading, paragraphs, action, notes = [], sender }: Notice) {
  return (
    <Html lang="fr">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f0f4ea', fontFamily: font, margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', borderRadius: '16px', padding: '32px' }}>
          <Text style={{ ...text, color: '#0d4f31', fontSize: '20px', fontWeight: 700 }}>
            {sender}
          </Text>
          <Heading as="h1" style={{ ...text, fontSize: '26px', lineHeight: '34px' }}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {action && (
            <>
              <Button href={action.url} style={button}>
                {action.label}
              </Button>
              <Text style={{ ...small, marginTop: '24px' }}>
                {action.hint}{' '}
                <Link href={action.url} style={link}>
                  {action.url}
                </Link>
              </Text>
            </>
          )}
          {notes.map((note) => (
            <Text key={note} style={small}>
              {note}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

/** The two forms of the mail. */
export const renderNotice = (notice: Notice) => bothForms(<NoticeMail {...notice} />);
