import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { bothForms } from './both-forms.server.ts';
import { MailFrame, mailLook } from './frame.server.tsx';

/** A block of a newsletter issue. */
export type IssueBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'product'; name: string; text: string; price: string; url: string; label: string };

interface Issue {
  preview: string;
  sender: string;
  blocks: readonly IssueBlock[];
  /** Visible unsubscribe link. */
  leave: { label: string; url: string };
  /** Why the recipient gets this mail. */
  why: string;
}

const { text, strong, small, title, link, button } = mailLook;

function IssueMail({ preview, sender, blocks, leave, why }: Issue) {
  return (
    <MailFrame preview={preview} sender={sender}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks stand as they were typed, and two may be alike
        <IssuePart key={index} block={block} isFirst={index === 0} />
      ))}
      <Text style={{ ...small, marginTop: '32px' }}>
        {why}{' '}
        <Link href={leave.url} style={link}>
          {leave.label}
        </Link>
      </Text>
    </MailFrame>
  );
}

function IssuePart({ block, isFirst }: { block: IssueBlock; isFirst: boolean }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          as={isFirst ? 'h1' : 'h2'}
          style={isFirst ? title : { ...title, fontSize: '20px' }}
        >
          {block.text}
        </Heading>
      );
    case 'text':
      return <Text style={{ ...text, whiteSpace: 'pre-line' }}>{block.text}</Text>;
    case 'list':
      return block.items.map((item) => (
        <Text key={item} style={{ ...text, margin: '0 0 8px' }}>
          • {item}
        </Text>
      ));
    case 'button':
      return (
        <Text style={text}>
          <Button href={block.url} style={button}>
            {block.label}
          </Button>
        </Text>
      );
    case 'product':
      return (
        <>
          <Text style={{ ...strong, margin: '16px 0 0' }}>{block.name}</Text>
          <Text style={{ ...text, margin: 0 }}>{block.text}</Text>
          <Text style={text}>
            {block.price}{' '}
            <Link href={block.url} style={link}>
              {block.label}
            </Link>
          </Text>
        </>
      );
  }
}

/** HTML and plain text of a newsletter issue. */
export const renderIssue = (issue: Issue) => bothForms(<IssueMail {...issue} />);
