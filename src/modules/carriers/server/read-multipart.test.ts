import { expect, test } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const TYPE = 'multipart/mixed; boundary="uuid:1"; type="application/json"';
const part = (id: string, content: string) =>
  `--uuid:1\r\nContent-Type: application/json\r\nContent-ID: <${id}>\r\n\r\n${content}\r\n`;

test('O-07 parts of an answer keep their bytes, line ends within them too', () => {
  const body = Buffer.from(
    `${part('jsonInfos', '{}')}${part('label', '%PDF\r\n\x80\r\n')}--uuid:1--`,
    'latin1',
  );
  const parts = readMultipart(TYPE, body);
  expect(parts?.map(({ id, content }) => [id, content.toString('latin1')])).toEqual([
    ['jsonInfos', '{}'],
    ['label', '%PDF\r\n\x80\r\n'],
  ]);
});

test('O-07 an answer that is cut off, or none of parts, is no answer', () => {
  const whole = `${part('jsonInfos', '{}')}${part('label', '%PDF')}--uuid:1--`;
  expect(readMultipart(TYPE, Buffer.from(whole.slice(0, -12)))).toBeNull();
  expect(readMultipart('application/json', Buffer.from('{}'))).toBeNull();
  expect(readMultipart(TYPE, Buffer.from('nothing'))).toBeNull();
});
