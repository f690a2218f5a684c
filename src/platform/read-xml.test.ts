import { describe, expect, test } from 'vitest';
import { elementNamed, escapeXml, readXml, textOf } from './read-xml.ts';

describe('reading XML', () => {
  test('elements, namespaces, empty elements and entities', () => {
    const read = readXml(
      '<?xml version="1.0"?><s:A x="1"><b>Caf&#233; &amp; th&#xe9;</b><c/><!-- no --><d><e>in</e></d></s:A>',
    );
    expect(read?.name).toBe('A');
    expect(read && textOf(read, 'b')).toBe('Café & thé');
    expect(read && textOf(read, 'c')).toBe('');
    expect(read && elementNamed(read, 'e')?.text).toBe('in');
  });

  test.each([
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
    '<a>&x;</a>',
    '<a><b></a></b>',
    '<a>',
    '</a>',
    '<a/><b/>',
    'words',
    '',
    '<'.repeat(100),
    '<a>'.repeat(50) + '</a>'.repeat(50),
    '<a>'.repeat(200_000),
  ])('%.60s is no document', (text) => {
    expect(readXml(text)).toBeNull();
  });

  test('text in CDATA is text, and marks in it stand for themselves', () => {
    expect(readXml('<a>un <![CDATA[<b>&amp;]]></a>')?.text).toBe('un <b>&amp;');
  });

  test('what is written is read again', () => {
    const words = `<&>"'é`;
    expect(readXml(`<a>${escapeXml(words)}</a>`)?.text).toBe(words);
  });
});
