import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AccordionItem } from './accordion.tsx';
import { Button } from './button.tsx';
import { Carousel } from './carousel.tsx';
import { Counter } from './counter.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { TextField } from './text-field.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
const text = (element: ReactElement) => html(element).replace(/<[^>]+>/g, '');

test('BIZ-13 a price that is no integer shows dashes and says it is coming', () => {
  for (const cents of [null, '12', 12.5])
    expect(text(<Price cents={cents} />)).toContain('—\u00a0€');
});

test('BIZ-14 BIZ-15 a price of zero is called by the word given for it', () => {
  expect(text(<Price cents={0} free="gratuit" />)).toBe('gratuit');
  expect(text(<Price cents={0} free="offert" />)).toBe('offert');
});

test('BIZ-10 without tax is written, with tax is silent', () => {
  expect(text(<Price cents={5490} />)).toBe('54,90\u00a0€');
  expect(text(<Price cents={4575} withoutTax />)).toBe('45,75\u00a0€\u00a0HT');
});

test('NAV-20 a link opens elsewhere and is not followed when told so', () => {
  const link = html(
    <Link to="https://example.org/" newTab nofollow>
      Ailleurs
    </Link>,
  );
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener nofollow"');
});

test('a field speaks its hint and its error', () => {
  const field = html(
    <TextField id="cp" label="Code postal" hint="5 chiffres" error="Trop court." />,
  );
  expect(field).toContain('aria-describedby="cp-hint cp-error"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('id="cp-error"');
});

test('a pending button keeps its label and cannot be pressed again', () => {
  const button = html(<Button pending>Payer</Button>);
  expect(button).toContain('Payer');
  expect(button).toContain('aria-disabled="true"');
});

test('UIX-03 UIX-04 at its minimum an open/closed counter is only its add button', () => {
  expect(html(<Counter of="Poulet" addLabel="Ajouter" defaultValue={0} />)).not.toContain('<input');
  expect(html(<Counter of="Poulet" addLabel="Ajouter" defaultValue={1} />)).toContain('value="1"');
});

test('UIX-02 at its maximum the counter says so and its plus is off', () => {
  const counter = html(<Counter of="Poulet" defaultValue={3} max={3} />);
  expect(counter).toContain('Maximum atteint\u00a0: 3');
  expect(counter).toMatch(/Augmenter la quantité de Poulet" aria-disabled="true"/);
});

test('UIX-13 an accordion is a native disclosure, closed until told', () => {
  expect(html(<AccordionItem title="Ration">…</AccordionItem>)).not.toContain(' open');
  expect(
    html(
      <AccordionItem title="Ration" open>
        …
      </AccordionItem>,
    ),
  ).toContain(' open');
});

test('the first picture of a screen is fetched first, the others when near', () => {
  const picture = { src: '/p.webp', width: 400, height: 500, sources: [] };
  expect(html(<Picture picture={picture} alt="" priority />)).toMatch(/fetchpriority="high"/i);
  expect(html(<Picture picture={picture} alt="" />)).toContain('loading="lazy"');
});

test('UIX-10 a carousel is 320, 329, 401 and 500 pixels high; its pause button comes first', () => {
  const slides = [1, 2].map((key) => ({ key: String(key), content: <p>{key}</p> }));
  const carousel = html(<Carousel label="Offres" slides={slides} />);
  expect(carousel).toContain('h-80 md:h-[329px] lg:h-[401px] xl:h-[500px]');
  expect(carousel.indexOf('Lancer le défilement')).toBeLessThan(carousel.indexOf('<p>1'));
});

test('FRM-26 FRM-27 a box of choices sends the value of each, names it, and may draw it', () => {
  const tiles = [
    { value: '/api/v2/shop/animal-types/1', label: 'Chien', figure: <svg aria-hidden="true" /> },
    { value: '/api/v2/shop/animal-types/2', label: 'Chat' },
  ];
  const box = html(<RadioTiles legend="Votre animal" name="type" tiles={tiles} />);
  const values = [...box.matchAll(/type="radio"[^>]*value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(tiles.map(({ value }) => value));
  expect(box.match(/<svg/g)?.length).toBeGreaterThan(0);
  expect(text(<RadioTiles legend="Votre animal" name="type" tiles={tiles} />)).toContain('Chat');
});
