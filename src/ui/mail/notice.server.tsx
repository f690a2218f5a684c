import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { bothForms } from './both-forms.server.ts';
import { type MailContact, MailFrame, mailLook } from './frame.server.tsx';

/** A mail with one message and at most one action. */
export interface Notice {
  /** Preview text shown in the inbox. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Content below the paragraphs: lines, sums, dates. */
  content?: ReactNode;
  /** Paragraphs below the content. */
  remarks?: readonly string[];
  action?: { label: string; url: string; hint: string };
  /** Secondary actions, grouped by title, each with an explanation. */
  choices?: readonly {
    title?: string;
    hint: string;
    links: readonly { label: string; url: string }[];
  }[];
  /** Small print: how long the link is valid, what to do if the reader did not request it. */
  notes?: readonly string[];
  sender: string;
  /** For mails to customers: the logo of their site, and contact data. */
  contact?: MailContact;
}

const { text, small, title, link, button } = mailLook;

function NoticeMail(notice: Notice) {
  const { preview, heading, paragraphs, content, remarks = [], action, choices = [] } = notice;
  const { notes = [], sender, contact } = notice;
  return (
    <MailFrame preview={preview} sender={sender} contact={contact}>
      <Heading as="h1" style={title}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={text}>
          {paragraph}
        </Text>
      ))}
      {content}
      {remarks.map((remark) => (
        <Text key={remark} style={text}>
          {remark}
        </Text>
      ))}
      {action && (
        <>
          <Button href={action.url} style={button}>
            {action.label}
          </Button>
          <Text style={{ ...small, marginTop: '24px' }}>
            {action.hint}
            <br />
            <Link href={action.url} style={{ ...link, wordBreak: 'break-all' }}>
              {action.url}
            </Link>
          </Text>
        </>
      )}
      {choices.map(({ title: about, hint, links }) => (
        <Fragment key={links[0]?.url}>
          {about && <Text style={{ ...text, margin: '0 0 8px' }}>{about}</Text>}
          {links.map(({ label, url }) => (
            <Text key={url} style={{ ...text, margin: '0 0 8px' }}>
              <Link href={url} style={{ ...link, fontWeight: 700 }}>
                {label}
              </Link>
            </Text>
          ))}
          <Text style={small}>{hint}</Text>
        </Fragment>
      ))}
      {notes.map((note) => (
        <Text key={note} style={small}>
          <Linked>{note}</Linked>
        </Text>
      ))}
    </MailFrame>
  );
}

const ADDRESS = /(https?:\/\/\S+)/;

/** A text with its addresses made into links: not every mail client does so. */
function Linked({ children }: { children: string }) {
  return children.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <Link key={part} href={part} style={{ ...link, wordBreak: 'break-all' }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

/** HTML and plain text of the mail. */
export const renderNotice = (notice: Notice) => bothForms(<NoticeMail {...notice} />);
