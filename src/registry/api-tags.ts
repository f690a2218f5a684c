import { ownValue } from '#kit/own-value.ts';
import type { Access } from '#platform/http/finish-description.ts';

interface Tag {
  about: string;
  /** Authentication of its operations, except for `others`. */
  usual: Access;
  others?: Readonly<Record<string, Access>>;
}

/** Every tag of the shop API, with the authentication of its operations. */
const SHOP: Readonly<Record<string, Tag>> = {
  Reference: { about: 'Sites, countries, languages and currencies.', usual: 'anybody' },
  Catalogue: {
    about: 'Products, formats, categories and reviews.',
    usual: 'anybody',
    others: { submitReview: 'either' },
  },
  Cart: {
    about: 'A cart: an order that is not placed. Who holds its token may change it.',
    usual: 'either',
  },
  Checkout: {
    about: 'From a cart to an order: addresses, way to send, way to pay.',
    usual: 'either',
    others: { changePayment: 'token' },
  },
  Payments: {
    about: 'Paying by card or wallet, and cards that are kept.',
    usual: 'token',
    others: {
      openPaymentRequest: 'either',
      getPaymentRequest: 'either',
      updatePaymentRequest: 'either',
      receivePaymentEvent: 'anybody',
    },
  },
  Shipment: { about: 'Relay points.', usual: 'anybody' },
  Orders: {
    about: 'Placed orders, their papers, refunds and withdrawals.',
    usual: 'either',
    others: {
      listOrders: 'token',
      getPayment: 'token',
      getShipment: 'token',
      getOrderItem: 'token',
      answerWithdrawal: 'anybody',
    },
  },
  Subscriptions: {
    about: 'Deliveries that come by themselves.',
    usual: 'token',
    others: {
      getAnnouncedChange: 'anybody',
      answerAnnouncedChange: 'anybody',
      getDeliveryLink: 'anybody',
      useDeliveryLink: 'anybody',
      getPaymentLink: 'anybody',
      usePaymentLink: 'anybody',
      notifyTermination: 'either',
      listFrequencies: 'anybody',
      listAbortReasons: 'anybody',
    },
  },
  Household: {
    about: 'People who share the subscriptions of a customer, each by their own account.',
    usual: 'token',
    others: { getHouseholdInvitation: 'anybody' },
  },
  Authentication: {
    about: 'Signing in and out, passwords, verification.',
    usual: 'anybody',
    others: {
      requestVerification: 'token',
      listSignIns: 'token',
      endSignIn: 'token',
      endEverySignIn: 'token',
    },
  },
  Customer: {
    about: 'The account of who is signed in.',
    usual: 'token',
    others: {
      lookUpCustomer: 'anybody',
      registerCustomer: 'anybody',
      deleteCustomer: 'anybody',
      cancelDeletion: 'anybody',
    },
  },
  Address: {
    about: 'The address book of who is signed in.',
    usual: 'token',
    others: { listCities: 'anybody' },
  },
  Animal: {
    about: 'Animals, and the lists their questions are answered from.',
    usual: 'token',
    others: { getVetSheet: 'anybody' },
  },
  Image: {
    about: 'Leave to upload a picture; the upload itself stands in images.json.',
    usual: 'token',
    others: { authoriseImageUpload: 'ticket' },
  },
  Contact: {
    about: 'Messages to the team and conversations with it.',
    usual: 'token',
    others: { sendMessage: 'either' },
  },
  Newsletter: {
    about: 'The letter, with a confirmation by e-mail.',
    usual: 'anybody',
    others: { askForNewsletter: 'either' },
  },
  Reviews: {
    about: 'Reviews as their authors write them, by their order or the link of an invitation.',
    usual: 'either',
    others: {
      refuseReviewInvitations: 'anybody',
      refuseReviewInvitationsByMailReader: 'anybody',
    },
  },
  'Stock alerts': {
    about: 'One mail when a format is in stock again, with a confirmation by e-mail.',
    usual: 'anybody',
    others: { askForStockAlert: 'either' },
  },
  Sponsorship: {
    about: 'Recommending the shop to friends.',
    usual: 'token',
    others: { getSponsorCode: 'anybody' },
  },
  Recalls: { about: 'Products that are called back.', usual: 'anybody' },
};

export const SHOP_TAGS = Object.fromEntries(
  Object.entries(SHOP).map(([name, { about }]) => [name, about]),
);

export const CONTENT_TAGS = {
  Products: 'Products as pages show them.',
  Categories: 'Category pages with their facets.',
  Guides: 'How much of which food an animal needs.',
  Content: 'Pages, questions, shops, menus and where addresses lead.',
};

export const SEARCH_TAGS = {
  Search:
    'Products, questions, pages and categories by words and facets, as Algolia’s clients ask.',
};
export const IMAGE_TAGS = { Upload: 'Sending a picture, as ImageKit’s clients do.' };
export const CAMPAIGN_TAGS = { Campaigns: 'What the storefront shows to whom.' };

export const ADMIN_TAGS = {
  Administrators: 'Signing in to the back office.',
  Team: 'Who works here, and what each may do.',
  'Own access': 'One’s own password and second factor.',
  Operations: 'What runs by itself, and how.',
  Orders: 'Orders, their preparation and their parcels.',
  Subscriptions: 'Subscriptions and their deliveries.',
  Money: 'Payments, refunds and what does not match.',
  Documents: 'Invoices, credit notes and exports.',
  Books:
    'The general ledger by the French chart of accounts, its closings and its file of entries.',
  Figures: 'What was sold, what recurs and what was refused, by period and site.',
  Recalls: 'Lots that are called back, and who was sent them.',
  Newsletter: 'Issues of the newsletter: written, tried, sent at a pace, and what became of them.',
  Segments: 'Rules over customers, their animals, orders and subscriptions, and who they mean.',
  Sheets:
    'Products, formats, prices, categories, stock, redirections, customers with their subscriptions, and kept cards out and in as sheets.',
  Claims:
    'Parcels that were lost, damaged or came back: what carriers are asked for, and second sendings.',
  Waves: 'Orders that are picked, labelled, packed and sent together.',
  Promotions: 'Promotions and their coupons.',
  Campaigns: 'What is shown to whom on the site.',
  Settings: 'What the shop obeys and the team decides.',
  Shipping: 'How parcels travel, and what that costs.',
  Catalogue: 'Products, formats, categories and prices.',
  Stock: 'Pieces, arrivals and counts.',
  Purchasing: 'Suppliers, what is ordered from them, and what of it came.',
  Search: 'Everything the team works on, by what people type of it.',
  Customers: 'Customers and what is known of them.',
  Reviews: 'Reviews, before and after they are shown.',
  Messages: 'What customers wrote, and the answers.',
  Texts: 'Pages, questions and menus.',
  'Route rules': 'Where addresses lead.',
};

/** The ticket `getImageTicket` returns, for uploaders that cannot send a header. */
export const TICKET = {
  type: 'apiKey',
  in: 'query',
  name: 'ticket',
  description: 'The `ticket` of getImageTicket: it stands for the bearer token, for one upload.',
};

/** Lists of choices for the profile of an animal: the same for everybody. */
const CHOICES = /^(list|get)Animal[A-Z]/;

/**
 * Authentication of an operation of the shop API; `operations.outside.test.ts` checks it against
 * the running shop.
 */
export function shopAccess(operationId: string, tag: string): Access {
  if (CHOICES.test(operationId)) return 'anybody';
  const { usual = 'either', others = {} } = ownValue(SHOP, tag) ?? {};
  return others[operationId] ?? usual;
}

const WITHOUT_TOKEN = new Set([
  'signInAdministrator',
  'beginAdministratorPasskeySignIn',
  'signInAdministratorWithPasskey',
  'beginAdministratorOpenId',
  'signInAdministratorWithOpenId',
  'chooseAdministratorPassword',
]);

/** Authentication of an operation of the admin API. */
export const adminAccess = (operationId: string): Access =>
  WITHOUT_TOKEN.has(operationId) ? 'anybody' : 'token';
