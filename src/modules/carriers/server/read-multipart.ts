export interface Part {
  /** Content id without its angle brackets. */
  id: string;
  type: string;
  content: Buffer;
}

const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/** Parses a `multipart/mixed` response, binary parts unchanged; null when invalid or truncated. */
export function readMultipart(contentType: string, body: Buffer): Part[] | null {
  const boundary = /^multipart\/(?:mixed|related);.*?boundary="?([^";]{1,200})"?/i.exec(
    contentType,
  )?.[1];
  if (!boundary) return null;
  const mark = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let at = body.indexOf(mark);
  while (at >= 0) {
    const begin = at + mark.length;
    if (body.subarray(begin, begin + 2).toString('latin1') === '--') return parts;
    const next = body.indexOf(mark, begin);
    const head = body.indexOf(HEAD_END, begin);
    if (next < 0 || head < 0 || head > next) return null;
    const headers = body.subarray(begin, head).toString('utf8');
    const end = body.subarray(next - 2, next).equals(LINE_END) ? next - 2 : next;
    parts.push({
      id: /^content-id:\s*<?([^>\r\n]+)>?/im.exec(headers)?.[1] ?? '',
      type: /^content-type:\s*([^;\r\n]+)/im.exec(headers)?.[1]?.trim() ?? '',
      content: body.subarray(head + HEAD_END.length, end),
    });
    at = next;
  }
  return null;
}
