import { expect, test } from 'vitest';
import { withoutLinks } from './index.ts';

const entry = (to: string, rest: object = {}) => ({ label: to, link: { to }, ...rest });

test('content: a menu leaves out what leads to a path, the columns it empties, and its card', () => {
  const stays = { title: 'B', links: [entry('/chat/patees/')] };
  const menu = {
    topBar: { message: 'x', link: { to: '/chat/secret/' } },
    links: [
      entry('/chat/secret'),
      entry('/chat/', {
        columns: [{ title: 'A', links: [entry('/chat/secret/?tri=prix')] }, stays],
        card: { title: 'C', link: { to: '/chat/secret/' } },
      }),
    ],
  };
  expect(withoutLinks(menu, new Set(['/chat/secret/']))).toEqual({
    topBar: menu.topBar,
    links: [entry('/chat/', { columns: [stays], card: null })],
  });
});
