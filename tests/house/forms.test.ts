import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/backoffice/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The two drawings of all others: a form that only has fields, and one that is a button. */
const DRAWN = /\/(form\/plain-form|parts\/action-form)\.tsx$|\.test\.tsx$/;

/**
 * Forms that are drawn by hand, by what keeps them from being plain (0502). A new form belongs to none of them unless it
 * shares its reason: one that only has fields is `plainForm`, one that is a button is `ActionForm`.
 */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  'rows, or boxes, of what was read': [
    'changeLines',
    'changeRole',
    'composeRole',
    'correctContents',
    'editPurchase',
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
    'setArticles',
    'takeOrder',
    'voidParcel',
    'addWebhook',
    'changeWebhook',
  ],
  'it is shown what it does before it is done': [
    'applySheet',
    'cancelOrder',
    'changePrice',
    'changeSetting',
    'decideTariff',
    'decideTaxRate',
    'planChange',
    'previewSheet',
    'startRecall',
    'writeMailText',
  ],
  'fields, words or buttons that depend on what was read or typed': [
    'answerReview',
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
    'attention-panel',
    'sendParcels',
  ],
  'a part of a product or of a category, drawn anew when it alone was saved (EditForm)': [
    'addPicture',
    'addVariant',
    'copyProduct',
    'createCategory',
    'editAnalysis',
    'editCategory',
    'editFacts',
    'editLabel',
    'editPackaging',
    'editPictures',
    'editSafety',
    'editStatus',
    'editTexts',
    'editVariants',
    'filterCategory',
    'moveCategory',
    'showCategory',
    'translate',
  ],
  'rules that are composed, promotions and campaigns alike': [
    'campaign-form',
    'promotion-form',
    'segment-form',
  ],
  'a change of a subscription, beside what it changes (ChangeForm)': [
    'addItem',
    'life-forms',
    'changeAddress',
    'changeItem',
    'changeRhythm',
    'changeShipping',
    'moveDate',
    'pause',
    'replaceItem',
    'resume',
    'terminate',
  ],
  'an address, whose fields shoppers fill in too': ['correctAddress'],
  'a file': ['readReport', 'readStatement'],
  'a scanner': ['packInWave', 'receiveParcel'],
  'a password, a code or a passkey': [
    'addPasskey',
    'changePassword',
    'confirmFactor',
    'removeFactor',
    'removePasskey',
    'renamePasskey',
    'staffCode',
    'staffPasskey',
    'staffPassword',
    'staffSignIn',
  ],
  'a button among figures, steps or rows of its own': [
    'closeWave',
    'disableCharging',
    'enableCharging',
    'finishParcels',
    'labelWave',
    'matchPayments',
    'refundTransferred',
    'rehearse',
    'restoreVersion',
    'sendWave',
    'stopFigureMail',
    'takeBackReview',
    'tellRecall',
    'undoLines',
    'voidLabels',
    'withdrawEntry',
  ],
};

/** What is drawn by hand, as `useForm` names it: `cond ? 'changeRole' : 'composeRole'` are two. */
const drawnByHand = Object.entries(files)
  .filter(([path]) => !DRAWN.test(path))
  .flatMap(([path, text]) =>
    [...text.matchAll(/\buseForm\(\s*([^,)]+)/g)].map(([, name = '']) => ({ path, name })),
  );

test('a form of the back office is drawn from its description, or says what keeps it from being plain', () => {
  const listed = new Set(Object.values(BY_HAND).flat());
  const named = drawnByHand.flatMap(({ path, name }) => {
    const names = [...name.matchAll(/['`]([A-Za-z]+)/g)].map(([, one = '']) => one);
    return names.length > 0 ? names : [path.replace(/^.*\/|\.tsx$/g, '')];
  });
  expect(named.length).toBeGreaterThan(50);
  expect(new Set(named.filter((name) => !listed.has(name)))).toEqual(new Set());
  expect(new Set([...listed].filter((name) => !named.includes(name)))).toEqual(new Set());
});
