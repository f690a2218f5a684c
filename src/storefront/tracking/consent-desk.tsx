import { type Consent, PURPOSES, type Purpose } from '#modules/tracking/rules/index.ts';
import { ConsentBanner, ConsentDialog, storeConsent } from '#modules/tracking/web/index.ts';
import { pageSlugs, paths } from '#pages/paths.ts';

interface ConsentDeskProps {
  consent: Consent | null;
  managing: boolean;
  onManage: (managing: boolean) => void;
  onChoose: (consent: Consent) => void;
}

/** Sends the proof of consent to the shop, without waiting for it. */
function proved(consent: Consent): Consent {
  const { id, granted } = consent;
  if (id) {
    const body = new URLSearchParams({ id, granted: granted.join('-') });
    void fetch(paths.consent(), { method: 'POST', body, keepalive: true }).catch(() => {
      // Offline: the choice is stored in the browser anyway, and asked again after six months.
    });
  }
  return consent;
}

/** The consent banner, and the settings behind « Gérer mes cookies ». */
export default function ConsentDesk({ consent, managing, onManage, onChoose }: ConsentDeskProps) {
  const choose = (granted: readonly Purpose[]) => onChoose(proved(storeConsent(granted)));
  return (
    <>
      {consent === null && !managing && (
        <ConsentBanner
          onAccept={() => choose(PURPOSES)}
          onRefuse={() => choose([])}
          onChoose={() => onManage(true)}
          privacy={paths.page(pageSlugs.privacy)}
        />
      )}
      <ConsentDialog
        open={managing}
        consent={consent}
        onChoose={choose}
        onClose={() => onManage(false)}
      />
    </>
  );
}
