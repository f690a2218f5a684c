import { beforeEach, inject } from 'vitest';

/** Tests that apply to any shop. */
const ANY_SHOP = /\/(?:health|heads|icons|hard-requests)\.outside\.test\.ts$/;

/** Skips tests against an external shop without test cards or readable mails. */
beforeEach(({ task, skip }) => {
  const isClosed = inject('foreignShop') !== '' && !inject('hasDemonstration');
  skip(
    isClosed && !ANY_SHOP.test(task.file.filepath),
    'the shop of BASE_URL has no demonstration: no products of it, no test cards, no mailbox',
  );
});
