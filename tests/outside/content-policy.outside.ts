import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test.each(['/', '/panier/', '/connexion/', '/faq/', '/aucune-page-ici/', '/gestion/connexion/'])(
  'R-21 the policy of %s names exactly the scripts the shop wrote into it',
  async (path) => {
    const answer = await outsideClient().ask('GET', path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const written = [...html.matchAll(INLINE)]
      .filter(([, attributes = '', script = '']) => script && !/type="application/.test(attributes))
      .map(([, , script = '']) => hashOf(script));
    const named = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(written.length).toBeGreaterThan(1);
    expect(named.toSorted()).toEqual([...new Set(written)].toSorted());
    expect(html).not.toMatch(/<script[^>]* nonce=/);
  },
);
