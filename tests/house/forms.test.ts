import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/backoffice/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const shopPages = import.meta.glob<string>('../../src/storefront/**/*.page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The drawings of all others: forms that only have fields, in each of their frames, and one that is a button. */
const DRAWN =
  /\/(form\/plain-form|parts\/action-form|catalogue\/edit\/plain-edit|subscriptions\/plain-change)\.tsx$|\.test\.tsx$/;

/**
 * Forms that are drawn by hand, by what keeps them from being plain (0502): by their names where `useForm` gives one, else
 * by their files. A new form belongs to none of them unless it shares its reason: one that only has fields is `plainForm`,
 * one that is a button is `ActionForm`.
 */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'rows, or boxes, of what was read': [
    'addWebhook',
    'changeLines',
    'changeRole',
    'changeWebhook',
    'composeRole',
    'correctContents',
    'editFacts',
    'editPackaging',
    'editPictures',
    'editPurchase',
    'editVariants',
    'filterCategory',
    'inspectReturn',
    'makeKey',
    'noteStatement',
    'parcelsArrived',
    'receiveDelivery',
    'receivePurchase',
    'recordLots',
    'refundOrder',
    'removeLot',
    'resendParcel',
    'restoreVersion',
    'setArticles',
    'takeOrder',
    'translate',
    'voidParcel',
  ],
  'it is shown what it does before it is done': [
    'applySheet',
    'cancelOrder',
    'changePrice',
    'changeSetting',
    'decideTariff',
    'decideTaxRate',
    'editAnalysis',
    'planChange',
    'previewGrid',
    'previewSheet',
    'replaceItem',
    'startRecall',
    'writeMailText',
  ],
  'fields, words or buttons that depend on what was read or typed': [
    'answerReview',
    'attention-panel',
    'changeShipping',
    'chooseFigureMail',
    'closeFinding',
    'createIssue',
    'editIssue',
    'mergeMessages',
    'moveLot',
    'moveStock',
    'openWave',
    'renameEntry',
    'replyToMessage',
    'saveRule',
    'scheduleEntry',
    'sendParcels',
  ],
  'rules that are composed, promotions and campaigns alike': [
    'campaign-form',
    'promotion-form',
    'segment-form',
  ],
  'an address, whose fields shoppers fill in too': [
    'changeAddress',
    'correctAddress',
    'correctBilling',
  ],
  'a file': ['addPicture', 'readReport', 'readStatement'],
  'a scanner': ['packInWave', 'receiveParcel', 'waves/packing-desk', 'waves/scan-field'],
  'a password, a code or a passkey': [
    'addPasskey',
    'changePassword',
    'confirmFactor',
    'own/passkeys-panel',
    'passkey-form',
    'removeFactor',
    'removePasskey',
    'renamePasskey',
    'staffCode',
    'staffPasskey',
    'staffPassword',
    'staffSignIn',
  ],
  'a search, a period or a choice in the address: it changes nothing': [
    'catalogue/versions/compare-panel',
    'catalogue/versions/scheduled-panel',
    'finance/book-files',
    'finance/exports-panel',
    'finance/verify-panel',
    'list/list-filters',
    'list/list-tools',
    'messages-box/reply-panel',
    'parts/filter-form',
    'promotions/simulator.page',
    'search/search-box',
    'waves/handover.page',
  ],
  'rows of a list that are ticked, and what is done to them': ['list/bulk-form', 'list/bulk-panel'],
  'a text of the shop, whose editor is drawn from the fields of its kind': ['content/entry-form'],
  'one button before anybody signed in, or to sign out': ['frame/office-nav', 'sign-in.page'],
};

const byHand = Object.entries(files).filter(([path]) => !DRAWN.test(path));

/** What is drawn by hand, as `useForm` names it: `cond ? 'changeRole' : 'composeRole'` are two. */
const named = byHand.flatMap(([path, text]) =>
  [...text.matchAll(/\buseForm\(\s*([^,)]+)/g)].flatMap(([, name = '']) => {
    const names = [...name.matchAll(/['`]([A-Za-z]+)/g)].map(([, one = '']) => one);
    return names.length > 0 ? names : [path.replace(/^.*\/|\.tsx$/g, '')];
  }),
);

/** Forms without `useForm`, by their files: what a browser sends by itself. */
const unnamed = byHand
  .filter(([, text]) => /<(Form|form|fetcher\.Form)\b|\buseSubmit\(/.test(text))
  .map(([path]) => path.replace(/^.*\/backoffice\/|\.tsx$/g, ''));

test('a form of the back office is drawn from its description, or says what keeps it from being plain', () => {
  const found = [...named, ...unnamed];
  const listed = new Set(Object.values(BY_HAND).flat());
  expect(found.length).toBeGreaterThan(50);
  expect(new Set(found.filter((name) => !listed.has(name)))).toEqual(new Set());
  expect(new Set([...listed].filter((name) => !found.includes(name)))).toEqual(new Set());
});

/** Pages whose forms are presses with nothing typed, or are kept where they are pressed. */
const NOTHING_TYPED = [
  'account/sign-ins',
  'cart',
  'guest-order/tracking',
  'menu/result',
  'newsletter/newsletter',
  'sign-in/sign-out',
  'stock-alerts/stock-alert',
];

test('F2 what is typed into a form of the shop stays when the network is lost', () => {
  const sending = Object.entries(shopPages).filter(([, text]) =>
    /^export (async function|const) action\b/m.test(text),
  );
  expect(sending.length).toBeGreaterThan(30);
  const losing = sending.filter(([, text]) => !text.includes('keepUnsent(args'));
  const names = losing.map(([file]) => file.replace(/^.*src\/storefront\/|\.page\.tsx$/g, ''));
  expect(names.toSorted()).toEqual(NOTHING_TYPED);
});
