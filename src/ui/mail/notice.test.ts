import { expect, test } from 'vitest';
import { renderNotice } from './notice.server.tsx';

test('N-02 an address in the small print of a mail is a link, and stands once in its text', async () => {
  const { html, text } = await renderNotice({
    preview: 'Votre commande',
    heading: 'Votre commande',
    paragraphs: ['Bonjour Camille,'],
    notes: ['Le détail : https://gamelle.example/mon-compte/mes-commandes/1/ à tout moment.'],
    sender: 'Gamelle',
  });
  expect(html).toContain('href="https://gamelle.example/mon-compte/mes-commandes/1/"');
  expect(text.match(/https:/g)).toHaveLength(1);
  expect(text).toContain(
    'Le détail : https://gamelle.example/mon-compte/mes-commandes/1/ à tout moment.',
  );
});
