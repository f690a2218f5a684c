import { expect, test } from 'vitest';
import { policyFor } from './content-security-policy.ts';
import { knownScripts, scriptHash, scriptMark } from './known-scripts.ts';

test('R-21 the policy names the scripts we wrote, and none that found its way into the document', () => {
  const marked = [
    `<script nonce="${scriptMark}">ours()</script>`,
    `<script nonce="${scriptMark}" type="module" async="">import "/a.js"</script>`,
    `<link rel="modulepreload" href="/a.js" nonce="${scriptMark}"/>`,
    '<script>stranger()</script>',
    '<script nonce="guess">guessed()</script>',
    '<script type="application/ld+json">{}</script>',
  ].join('');
  const { html, hashes } = knownScripts(marked);
  expect(hashes).toEqual([scriptHash('ours()'), scriptHash('import "/a.js"')]);
  expect(html).not.toContain(scriptMark);
  const policy = policyFor(hashes);
  for (const foreign of ['stranger()', 'guessed()', '{}'])
    expect(policy).not.toContain(scriptHash(foreign));
});
