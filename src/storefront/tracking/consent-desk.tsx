import { type Consent, PURPOSES, type Purpose } from '#modules/tracking/rules/index.ts';
import { ConsentBanner, ConsentDialog, storeConsent } from '#modules/tracking/web/index.ts';
import { pageSlugs, paths } from '#pages/paths.ts';

interface ConsentDeskProps {
  consent: Consent | null;
  managing: boolean;
  onManage: (managing: boolean) => void;
  onChoose: (consent: Consent) => void;
}

/** The shop keeps what was chosen, and when; the choice itself never waits for it. */
function proved(consent: Consent): Consent {
  const { id, granted } = consent;
  if (id) {
    const body = new URLSearchParams({ id, granted: granted.join('-') });
    void fetch(paths.consent(), { method: 'POST', body, keepalive: true }).catch(() => {
      // Offline: the browser keeps the choice all the same, and asks again in six months.
    });
  }
  return consent;
}

/** The question on arrival, and the choices behind « Gérer mes cookies ». */
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
