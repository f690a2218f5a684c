import { ownValue } from '#kit/own-value.ts';
import { type BankLine, readAmount, readDay } from '../../rules/index.ts';
import type { Statement } from './statement.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&apos;': "'",
  '&quot;': '"',
};

/** Transactions of an OFX file, with closed elements (version 2) or without (version 1). */
export function readOfx(text: string): Statement | null {
  const blocks =
    text.match(/<STMTTRN>[\s\S]*?(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi) ?? [];
  const lines = blocks.flatMap((block): BankLine[] => {
    const bookedOn = readDay(fieldOf(block, 'DTPOSTED'));
    const amount = readAmount(fieldOf(block, 'TRNAMT'));
    if (bookedOn === null || amount === null) return [];
    return [
      {
        reference: fieldOf(block, 'FITID'),
        bookedOn,
        amount,
        party: fieldOf(block, 'NAME'),
        label: [fieldOf(block, 'MEMO'), fieldOf(block, 'CHECKNUM')].filter(Boolean).join(' '),
      },
    ];
  });
  return { format: 'ofx', lines, unread: [] };
}

function fieldOf(block: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(block) ?? [];
  return value
    .trim()
    .replaceAll(/&(amp|lt|gt|apos|quot);/g, (mark) => ownValue(ENTITIES, mark) ?? mark);
}
