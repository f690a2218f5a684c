import { Fragment, useSyncExternalStore } from 'react';
import { data } from 'react-router';
import { AbTests } from '#modules/campaigns/web/index.ts';
import { genericErrors } from '#modules/customers/web/index.ts';
import { STATUSES } from '#modules/orders/rules/index.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Button } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Container } from '#ui/layout.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { lastingStorage } from '../storefront/browser-storage.ts';
import wording from '../ui/messages/fr.json';
import type { Route } from './+types/browser.page';
import { words } from './browser-words.ts';

export const handle = {
  name: 'browser-parts',
  layout: 'office',
  tracking: false,
} satisfies RouteHandle;
export const meta = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }];

const ERRORS = [403, 404, 418, 500, 503] as const;
/** What is asked of the tests, whether it is stored or not (CMP-23, CMP-24). */
const QUESTIONS = ['control', 'b', 'c'] as const;
const ODD_PRICES: readonly unknown[] = [null, '12', 12.5, 0];

/** `?status=418` throws that status, as a page that fails does (NAV-14, NAV-15). Not in production. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(pageContext).settings.environment === 'production')
    throw new Response(null, { status: 404 });
  const status = Number(new URL(request.url).searchParams.get('status'));
  if (ERRORS.some((one) => one === status)) throw data(null, { status });
  return null;
}

export default function BrowserPage() {
  return (
    <Container className="grid gap-12 py-10">
      <div>
        <h1 className="text-h2">{words.title}</h1>
        <p className="mt-2">{words.intro}</p>
        <p className="mt-2">
          <a href="/_dev/" className="link inline-flex min-h-11 items-center">
            {words.back}
          </a>
        </p>
      </div>
      <Tests />
      <section aria-labelledby="statuses">
        <h2 id="statuses" className="text-h3">
          {words.statuses}
        </h2>
        <p className="mt-2 mb-4">{words.statusesIntro}</p>
        <Table caption={words.statuses} hideCaption>
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.shown}</th>
            </tr>
          </thead>
          <tbody>
            {STATUSES.map((status) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td>
                  <OrderStatus status={status} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices" className="mb-4 text-h3">
          {words.prices}
        </h2>
        <ul className="grid gap-2">
          {ODD_PRICES.map((cents) => (
            <li key={JSON.stringify(cents)}>
              {words.price(JSON.stringify(cents))} <Price cents={cents} free={words.free} />
            </li>
          ))}
        </ul>
      </section>
      <Texts id="wording" title={words.wording} texts={wording} />
      <Texts id="messages" title={words.messages} texts={genericErrors} />
      <section aria-labelledby="errors">
        <h2 id="errors" className="text-h3">
          {words.errors}
        </h2>
        <p className="mt-2 mb-4">{words.errorsIntro}</p>
        <div className="flex flex-wrap gap-2">
          {ERRORS.map((status) => (
            <ChipLink key={status} to={`?status=${status}`} selected={false}>
              {status}
            </ChipLink>
          ))}
        </div>
      </section>
    </Container>
  );
}

/** The texts of a file by their keys, those of one level. */
function Texts({ id, title, texts }: { id: string; title: string; texts: object }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      <dl className="grid gap-x-6 gap-y-1 md:grid-cols-[12rem_1fr]">
        {Object.entries(texts).map(
          ([key, text]) =>
            typeof text === 'string' && (
              <Fragment key={key}>
                <dt className="text-encre-3">{key}</dt>
                <dd className="mb-2 md:mb-0">{text}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  );
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const stored = () => JSON.stringify(new AbTests(lastingStorage()).all());

/** The tests this browser takes part in (CMP-20 to CMP-24). */
function Tests() {
  const saved = useSyncExternalStore(subscribe, stored, () => '{}');
  const tests = new AbTests({ getItem: () => saved, setItem: () => undefined });
  const segments = tests.all();
  const remove = (name: string) => {
    new AbTests(lastingStorage()).remove(name);
    for (const listener of listeners) listener();
  };
  const names = Object.keys(segments);
  return (
    <section aria-labelledby="tests">
      <h2 id="tests" className="text-h3">
        {words.tests}
      </h2>
      <p className="mt-2 mb-4">{words.testsIntro}</p>
      <Table caption={words.isIn} hideCaption>
        <thead>
          <tr>
            {[words.test, words.segment, ...QUESTIONS.map(words.in), words.remove].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(['essai', ...names])].map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{segments[name] ?? words.none}</td>
              {QUESTIONS.map((segment) => (
                <td key={segment}>{tests.isIn(name, segment) ? words.yes : words.no}</td>
              ))}
              <td>
                {name in segments && (
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-label={words.removeNamed(name)}
                    onClick={() => remove(name)}
                  >
                    {words.remove}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
