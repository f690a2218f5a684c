/**
 * What of the 40 points of the design brief is seen to be lost in each picture of docs/images/screens: judged
 * independently of the first (`screen-judgements.ts`) on 26 November 2026 by somebody who built none of it and had
 * read no code of it, as a shopper meets the first window. A form counts as a main action once its first field is in view;
 * the order of day and month in date fields is the drawing browser's, and was not held against the shop.
 */
export const secondJudgements: Readonly<
  Record<string, { telephone?: readonly string[]; desk?: readonly string[] }>
> = {
  home: { telephone: [], desk: [] },
  category: {
    telephone: [],
    desk: ['8 intro runs to 89 characters a line'],
  },
  shelf: {
    telephone: [],
    desk: [
      '8 intro runs to 87 characters a line',
      '19 recipe on the 400 g bags is under 9 pixels high',
      '21 the 400 g bags fill two thirds of their box',
    ],
  },
  search: {
    telephone: ['14 the count is squeezed beside the last chip, the cards stick to it'],
    desk: [
      '11 a rating with one decimal beside ratings with two',
      '21 a pouch of 85 g is drawn larger than bags of 1.5 kg',
    ],
  },
  'search-empty': { telephone: [], desk: [] },
  product: {
    telephone: [],
    desk: [
      '3 no button to buy in the first window',
      '15 gallery, yellow helper, darker yellow choice, white tiles: four tints',
      '25 the subscription is cut by the window, the one-off is not',
    ],
  },
  tin: {
    telephone: ['40 a case of pouches that reads as stacked crates'],
    desk: [
      '3 no button to buy in the first window',
      '15 gallery, yellow helper, darker yellow choice, white tiles: four tints',
      '25 the price of the subscription is cut by the window, the one-off is not',
      '40 a case of pouches that reads as stacked crates',
    ],
  },
  guide: {
    telephone: [],
    desk: [
      '5 the disc behind the dog is cut flat at its top',
      '8 lead of 85 characters',
      '14 name and sex stand 2 pixels apart in height, and off the columns above',
    ],
  },
  'cart-empty': {
    telephone: [],
    desk: ['8 consent under the letter runs to 85 characters a line'],
  },
  cart: {
    telephone: [
      '7 product name in small display letters, the next ones in text letters',
      '37 “Rythme” for the frequency',
    ],
    desk: [
      '7 product name in small display letters, the next ones in text letters',
      '8 delivery line of 80 characters',
      '37 “Rythme” for the frequency',
    ],
  },
  'checkout-sign-in': {
    telephone: [
      '8 “3” is left alone at the end of a line, “articles” begins the next',
      '40 plain form',
    ],
    desk: [
      '5 the disc behind the dog is cut flat at its top',
      '6 content is narrower than the header',
    ],
  },
  'sign-in': {
    telephone: [
      '8 “3” is left alone at the end of a line, “articles” begins the next',
      '40 plain form',
    ],
    desk: [
      '5 the disc behind the dog is cut flat at its top',
      '6 content is narrower than the header',
    ],
  },
  faq: {
    telephone: ['40 eleven chips in five rows before the first answer'],
    desk: [],
  },
  shops: {
    telephone: ['40 plain list, neither distance nor map'],
    desk: [
      '8 lead of 83 characters',
      '40 list and map are not side by side, half of the top is empty',
    ],
  },
  shop: {
    telephone: ['40 neither map nor picture of the place'],
    desk: ['40 neither map nor picture of the place'],
  },
  contact: {
    telephone: ['40 plain form'],
    desk: ['8 hint of 81 characters', '40 plain form'],
  },
  delivery: {
    telephone: ['40 plain text'],
    desk: ['8 lines of 85 characters', '40 plain text beside an empty half'],
  },
  terms: { telephone: [], desk: ['8 lines of up to 94 characters'] },
  withdrawal: {
    telephone: [],
    desk: [
      '7 side heading: display letters at the size of text, off the scale',
      '8 lead of 94 characters a line',
    ],
  },
  termination: {
    telephone: [],
    desk: [
      '7 side heading: display letters at the size of text, off the scale',
      '8 lead of 93 characters',
    ],
  },
  recalls: {
    telephone: [
      '34 empty list without a scene, its one sentence after the instructions',
      '40 the letter is louder than the answer',
    ],
    desk: [
      '8 lines of up to 100 characters',
      '34 empty list without a scene, its one sentence after the instructions',
      '40 the letter is louder than the answer',
    ],
  },
  'not-found': { telephone: [], desk: [] },
  account: { telephone: [], desk: [] },
  orders: { telephone: [], desk: [] },
  order: {
    telephone: [],
    desk: [
      '7 headings of the sums and addresses: display letters at the size of text, off the scale',
      '15 two yellows, grey-green, white and green on one screen',
    ],
  },
  subscriptions: { telephone: [], desk: [] },
  subscription: {
    telephone: [
      '37 “Plus modifiable”, with two buttons that modify below it',
      '40 neither pack nor animal on the most important screen of the account',
    ],
    desk: [
      '7 heading of the panel: display letters at the size of text, off the scale',
      '8 line of 115 characters in the grey notice',
      '15 grey notice on grey-green beside yellow and white',
      '37 “Plus modifiable”, with two buttons that modify below it',
      '40 neither pack nor animal on the most important screen of the account',
    ],
  },
  skip: {
    telephone: ['7 heading of the comparison: display letters at the size of text, off the scale'],
    desk: ['7 heading of the comparison: display letters at the size of text, off the scale'],
  },
  swap: {
    telephone: [
      '1 rows do not look like choices: no button, arrow or underline',
      '7 group headings: display letters at the size of text, off the scale',
    ],
    desk: [
      '1 rows do not look like choices: no button, arrow or underline',
      '7 group headings: display letters at the size of text, off the scale',
    ],
  },
  'plan-b': {
    telephone: ['37 “contient au plus autant” has to be read twice'],
    desk: [
      '7 heading of the side panel: display letters at the size of text, off the scale',
      '8 lines of 86 characters',
      '26 promises never to cost more, and prices each replacement above the 58.41 € beside it',
      '37 “contient au plus autant” has to be read twice',
    ],
  },
  'swap-confirmed': {
    telephone: [
      '7 product name: display letters at the size of text, off the scale',
      '32 the chosen format has no check, unlike every other choice',
      '37 “Part :” reads as a share',
    ],
    desk: [
      '7 product name: display letters at the size of text, off the scale',
      '8 hint of 88 characters',
      '32 the chosen format has no check, unlike every other choice',
      '37 “Part :” reads as a share',
    ],
  },
  date: {
    telephone: ['40 plain form'],
    desk: [
      '7 heading of the side panel: display letters at the size of text, off the scale',
      '8 hint of 95 characters a line',
      '40 plain form',
    ],
  },
  frequency: {
    telephone: [
      '39 two stacked buttons and the header hold a quarter of the height',
      '40 ten choices, none marked as advised for the animal',
    ],
    desk: [
      '7 heading of the side panel: display letters at the size of text, off the scale',
      '8 lead of 81 characters a line',
      '40 ten choices, none marked as advised for the animal',
    ],
  },
  pause: {
    telephone: [
      '7 heading of the comparison: display letters at the size of text, off the scale',
      '37 six rows that all say “Aucun envoi”',
    ],
    desk: [
      '7 heading of the comparison: display letters at the size of text, off the scale',
      '8 lead of 84 characters',
      '37 six rows that all say “Aucun envoi”',
    ],
  },
  'ship-now': {
    telephone: [
      '8 the amount falls to a second line of the button that begins with a dot',
      '26 neither day of arrival nor cost of delivery above the button to pay',
      '40 plain form',
    ],
    desk: [
      '7 heading of the side panel: display letters at the size of text, off the scale',
      '8 lines of 86 characters',
      '26 neither day of arrival nor cost of delivery above the button to pay',
      '40 plain form',
    ],
  },
  end: {
    telephone: [
      '37 two legal links in the notice, one of three lines',
      '40 half of the window is the notice',
    ],
    desk: [
      '7 heading of the side panel: display letters at the size of text, off the scale',
      '8 lines of 77 characters',
      '37 two legal links in the notice, one of them a whole line',
      '40 plain form under a notice',
    ],
  },
  add: {
    telephone: [
      '7 product names: display letters at the size of text, off the scale',
      '24 no price by kilo beside price and format',
      '40 each product repeats the whole form',
    ],
    desk: [
      '7 product names: display letters at the size of text, off the scale',
      '8 lead of 72 characters',
      '24 no price by kilo beside price and format',
      '40 each product repeats the whole form',
    ],
  },
  animals: { telephone: [], desk: ['8 lead of 68 characters'] },
  animal: { telephone: [], desk: ['8 proposal runs to 95 characters a line'] },
  'guide-end': {
    telephone: [
      '21 small pack at the foot of a tall empty box',
      '24 56.61 € without its price by kilo',
      '25 only the price by subscription above the button to buy',
    ],
    desk: [
      '8 lines of 87 characters',
      '21 pack at the foot of a tall empty box, cut by the window',
      '37 “six jours après sa commande au plus tard” has to be read twice',
    ],
  },
  farewell: {
    telephone: ['3 the button that ends it is below the window, after the choice is made'],
    desk: [
      '3 the button that ends it is below the window, after the choice is made',
      '8 lead of 89 characters',
    ],
  },
  'vet-sheet': {
    telephone: ['37 “Silhouette : Idéal”, where the glossary says Idéale'],
    desk: ['8 line of 74 characters', '37 “Silhouette : Idéal”, where the glossary says Idéale'],
  },
  household: {
    telephone: ['7 heading of the invitation: display letters at the size of text, off the scale'],
    desk: [
      '7 heading of the invitation: display letters at the size of text, off the scale',
      '8 lines of up to 95 characters',
    ],
  },
  addresses: {
    telephone: [
      '7 names of addresses: display letters at the size of text, off the scale',
      '40 plain cards',
    ],
    desk: [
      '7 names of addresses: display letters at the size of text, off the scale',
      '40 plain cards',
    ],
  },
  'personal-data': {
    telephone: ['40 plain form'],
    desk: ['14 labels of one row stand at two heights', '40 plain form'],
  },
  'sign-ins': {
    telephone: ['40 plain list'],
    desk: ['8 lead of 92 characters a line', '40 plain list'],
  },
  sponsorship: {
    telephone: ['37 the link is written out and breaks inside the code'],
    desk: ['8 lead of 91 characters a line', '14 the two copy buttons stand at two heights'],
  },
};
