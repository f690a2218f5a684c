import { expect, it } from 'vitest';
import { readMailReport } from './read-mail-report.ts';

const OURS = 'newsletter-issue-3-12-0123456789abcdef@gamelle.test';
const dsn = (status: string, action = 'failed') => `From: MAILER-DAEMON@mx.example\r
Message-ID: <own@mx.example>\r
Content-Type: multipart/report;\r
\treport-type=delivery-status; boundary="b"\r
\r
--b\r
Content-Type: text/plain\r
\r
Undelivered.\r
--b\r
Content-Type: message/delivery-status\r
\r
Reporting-MTA: dns; mx.example\r
\r
Final-Recipient: rfc822; lea@example.org\r
Action: ${action}\r
Status: ${status}\r
\r
--b\r
Content-Type: text/rfc822-headers\r
\r
Message-ID: <${OURS}>\r
Subject: Bel automne\r
--b--\r
`;
const arf = (type: string) => `From: fbl@mailbox.example
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Box/1

--b
Content-Type: message/rfc822

Message-ID: <${OURS}>
To: lea@example.org

Bonjour
--b--
`;

it('O-32 a delivery that failed for good and a complaint are read with the mail they are about', () => {
  expect(readMailReport(dsn('5.1.1'))).toEqual({ outcome: 'bounced', messageId: OURS });
  expect(readMailReport(arf('abuse'))).toEqual({ outcome: 'complained', messageId: OURS });
});

it('O-32 what is late, what is no report and what names no mail says nothing', () => {
  expect(readMailReport(dsn('4.2.2'))).toBeNull();
  expect(readMailReport(dsn('4.4.1', 'delayed'))).toBeNull();
  expect(readMailReport(arf('not-spam'))).toBeNull();
  expect(readMailReport('Subject: Absente\n\nJe suis en congé.')).toBeNull();
  expect(readMailReport(dsn('5.1.1').replace(/Message-ID: <news[^>]*>\r\n/, ''))).toBeNull();
});
