import type { Outcome } from '../rules/index.ts';

/** A bounce or complaint about a mail of ours. */
export interface MailReport {
  outcome: Outcome;
  /** Message-ID of our mail, without brackets. */
  messageId: string;
}

/**
 * Parses a report: a permanent failure (delivery status notification, RFC 3464), or a complaint
 * (ARF, RFC 5965). Null for anything else, such as a delay notice or a person's mail.
 */
export function readMailReport(raw: string): MailReport | null {
  const text = raw.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  const [head = ''] = text.split('\n\n', 1);
  const type = /^content-type:\s*multipart\/report\b.*?report-type="?([\w-]+)/im.exec(head)?.[1];
  if (!type) return null;
  const outcome = outcomeOf(type.toLowerCase(), text);
  // The last Message-ID is that of the reported mail; the first is the report's own.
  const named = [...text.slice(head.length).matchAll(/^message-id:\s*<([^>\s]{1,200})>/gim)];
  const messageId = named.at(-1)?.[1];
  return outcome && messageId ? { outcome, messageId } : null;
}

function outcomeOf(type: string, text: string): Outcome | null {
  if (type === 'feedback-report')
    return /^feedback-type:\s*(abuse|fraud|opt-out)/im.test(text) ? 'complained' : null;
  if (type !== 'delivery-status') return null;
  const isFailed = /^action:\s*failed/im.test(text);
  // A temporary failure (4.x.x) is retried by the sending server.
  return isFailed && /^status:\s*5\.\d+\.\d+/im.test(text) ? 'bounced' : null;
}
