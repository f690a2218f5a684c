export { ConsentBanner } from './consent-banner.tsx';
export { ConsentDialog } from './consent-dialog.tsx';
export { storeConsent } from './consent-storage.ts';
export { dataLayer, loadTagManager } from './load-tags.ts';
