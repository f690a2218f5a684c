/** What the page says that shows what this browser holds, and parts that few pages reach. */
export const words = {
  title: 'This browser',
  intro:
    'What the shop keeps in this browser, and parts that are hard to reach by walking through it.',
  back: 'Back to the switches',
  tests: 'A/B tests',
  testsIntro:
    'Kept in the local storage of this browser. Switch ab-test-b on, agree to cookies and open a page: its segment stands here, and stays.',
  test: 'Test',
  segment: 'Segment',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  none: 'in none',
  isIn: 'Segments of this browser',
  in: (segment: string) => `In ${segment}?`,
  yes: 'yes',
  no: 'no',
  statuses: 'Statuses of orders and subscriptions',
  statusesIntro: 'Each as pages show it: icon, colour and words.',
  code: 'Code',
  shown: 'Shown as',
  prices: 'Prices that are none',
  errors: 'Error pages',
  errorsIntro: 'Each leads to the page that a shopper would see with that status.',
  price: (given: string) => `Given ${given}`,
  free: 'gratuit',
} as const;
