import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { resumeMove } from './storefront/builds/keep-destination.ts';

const start = () =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });

if (!resumeMove()) {
  if (document.documentElement.lang === 'fr') start();
  else import('./storefront/load-texts.ts').then(({ loadTexts }) => loadTexts()).then(start, start);
}
