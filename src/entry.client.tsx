import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { resumeMove } from './storefront/builds/keep-destination.ts';

if (!resumeMove())
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
