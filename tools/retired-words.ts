/**
 * Words this code once used with a meaning of its own, which nobody could search for, with the field's words; or the second of
 * two words for one thing. They must not occur in names of folders, files or identifiers.
 */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['paper', 'document'],
  ['papers', 'documents'],
  ['letter', 'newsletter, mail or character'],
  ['letters', 'newsletters, mails or characters'],
  ['told', 'notified, reported or sent'],
  ['known', 'existing, cached or allowed'],
  ['kept', 'saved, stored or cached'],
  ['glance', 'version'],
  ['around', 'detail'],
  ['ways', 'options or methods'],
  ['asked', 'query, request or input'],
  ['imagine', 'preview'],
  ['imagined', 'preview'],
  ['stance', 'actor'],
  ['stances', 'actors'],
  ['machinery', 'operations'],
  ['pet', 'animal'],
  ['pets', 'animals'],
]);

/** Names that did not describe anything; each of their words is allowed elsewhere. */
const RETIRED_NAMES: ReadonlyMap<string, string> = new Map([
  ['Machine', 'AppContext'],
  ['Work', 'UnitOfWork'],
  ['eachAlone', 'forEachIsolated'],
  ['takeKey', 'lockIdempotencyKey'],
  ['answerOnce', 'idempotent'],
  ['KeyedCall', 'IdempotentCall'],
  ['takeTogether', 'reserveStockAtomically'],
  ['PATIENCE', 'STATE_TIMEOUT_SECONDS'],
  ['Patience', 'STATE_TIMEOUT_SECONDS'],
  ['pointIsThere', 'isPickupPointOpen'],
  ['WISH_LENGTH', 'MESSAGE_LENGTH'],
  ['terminationWish', 'terminationRequest'],
  ['showTrouble', 'updateStatusFromObstacle'],
  ['sayDone', 'emitConversion'],
  ['foundFor', 'searchFor'],
  ['Found', 'SearchResult'],
  ['orNotFound', 'loadOr404'],
  ['relayDesk', 'relayAdmin'],
  ['hearsAll', 'onEveryEvent'],
  ['lazyOrNothing', 'lazyWithNullFallback'],
  ['LOOKS', 'VARIANTS'],
  ['handOver', 'forwardPost'],
  ['handOn', 'forwardPost'],
  ['handsOver', 'forwardsPost'],
  ['EnginePanel', 'RenewalEnginePanel'],
  ['booksOfOrder', 'the entries of an order'],
  ['strongestWith', 'what it reckons'],
  ['goodsOf', 'whose goods'],
  ['showsNothing', 'isEmpty'],
  ['useLookAgain', 'what it reads again'],
  ['useSaidEvents', 'what it emits'],
  ['orFresh', 'where it comes from'],
  ['spokenPhone', 'how it is written'],
  ['isUnderWay', 'what is under way'],
  ['closureFound', 'what was found closed'],
  ['dueDate', 'shippingDate'],
  ['sendDate', 'shippingDate'],
  ['shipDate', 'shippingDate'],
  ['departureDate', 'shippingDate'],
  ['nextDate', 'nextShippingDate'],
  ['dispatchDate', 'dispatchOn'],
]);

interface Accepted {
  word: string;
  in: RegExp;
  because: string;
}

/** Places where such a word cannot be changed. */
const ACCEPTED: readonly Accepted[] = [
  {
    word: 'paper',
    in: /^(art|tools)\//,
    because: 'pictures are drawn as if cut of coloured paper',
  },
  {
    word: 'known',
    in: /^src\/(modules\/subscriptions\/server\/subscription|storefront\/menu\/menu-answers)\.ts$/,
    because: 'a column and a session of visitors are named so',
  },
  {
    word: 'kept',
    in: /^src\/modules\/orders\/rules\/credit-note\.ts$/,
    because: 'what an event says is named so',
  },
  {
    word: 'told',
    in: /^src\/modules\/planned-changes\/server\//,
    because: 'the state and its date are named so on the wire',
  },
];

/** Files with names of the wire format, columns and events, which cannot change. */
const WIRE = /(^|\/)(tables|events|([a-z]+-)?contracts)\.ts$/;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/**
 * Why a declared name is not allowed; undefined when it is. Columns (`told_at`) are the database's.
 */
export function retiredIn(path: string, name: string): string | undefined {
  const wanted = RETIRED_NAMES.get(name);
  if (wanted) return `\`${name}\` was a name of our own: say ${wanted}.`;
  if (WIRE.test(path) || /^[a-z]+(_[a-z]+)+$/.test(name)) return undefined;
  const word = wordsOf(name).find(
    (one) => RETIRED.has(one) && !ACCEPTED.some((rule) => rule.word === one && rule.in.test(path)),
  );
  return word && `"${word}" was a word of our own: say ${RETIRED.get(word)} in \`${name}\`.`;
}
