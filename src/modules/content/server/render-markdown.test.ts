import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

it('CMP-33 raw HTML is kept, what could run is not', () => {
  expect(renderMarkdown('un <b>mot</b>')).toBe('<p>un <b>mot</b></p>');
  expect(renderMarkdown('<script>alert(1)</script><img src=x onerror=alert(1)>')).not.toMatch(
    /script|onerror/,
  );
  expect(renderMarkdown('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
});

it('CMP-34 a line break is a break', () => {
  expect(renderMarkdown('un\ndeux')).toBe('<p>un<br />deux</p>');
});

it('CMP-35 a bare address is a link', () => {
  expect(renderMarkdown('voir https://example.org/a')).toContain(
    '<a href="https://example.org/a">https://example.org/a</a>',
  );
});

it('CMP-36 headings start at the first level and stop at h6', () => {
  expect(renderMarkdown('# a\n\n#### b\n\n###### c', 3)).toBe('<h3>a</h3>\n<h6>b</h6>\n<h6>c</h6>');
});

it.each([
  'javascript:alert(1)',
  'VBScript:x',
  'file:///etc/passwd',
  'data:text/html,x',
  'data:image/svg+xml;base64,AA',
])('CMP-37 a link to %s is refused', (href) => {
  expect(renderMarkdown(`[lien](${href})`)).not.toContain('<a');
});

it.each(['gif', 'png', 'jpeg', 'webp'])('CMP-37 a picture as %s data is accepted', (kind) => {
  expect(renderMarkdown(`![x](data:image/${kind};base64,AA)`)).toContain('<img');
});

it('CMP-38 nothing is nested deeper than a hundred times', () => {
  const html = renderMarkdown(`${'>'.repeat(5000)} fond`);
  expect(html.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(100);
  expect(renderMarkdown(`${'- '.repeat(3000)}fond`).match(/<ul>/g)?.length).toBeLessThanOrEqual(
    100,
  );
  expect(renderMarkdown('['.repeat(20_000))).toContain('[');
});
