import { beforeEach, inject } from 'vitest';

/** What any shop answers, whatever it sells. */
const ANY_SHOP = /\/(?:health|heads|icons|hard-requests)\.outside\.test\.ts$/;

/** A shop that runs elsewhere may be one nobody can try out: without test cards, and without a mailbox to read. */
beforeEach(({ task, skip }) => {
  const isClosed = inject('foreignShop') !== '' && !inject('hasDemonstration');
  skip(
    isClosed && !ANY_SHOP.test(task.file.filepath),
    'the shop of BASE_URL has no demonstration: no products of it, no test cards, no mailbox',
  );
});
