import { useEffect, useState } from 'react';
import { EXIT_INTENT, tellShown } from '#blocks/campaigns/shown-campaigns.ts';
import { watchExit } from '#modules/campaigns/web/index.ts';
import type { CampaignSettings } from '#pages/page-context.ts';
import type { Shown } from '#services/campaigns.ts';
import { ExitPopup } from './exit-popup.tsx';
import { MarkdownModal } from './markdown-modal.tsx';
import { type Frequency, hasSeen, rememberSeen } from './seen-popups.ts';
import { CountryWall, LanguageWall } from './walls.tsx';

interface CampaignPopupProps {
  popup: Shown;
  settings: Pick<CampaignSettings, 'sites' | 'languages'>;
}

/** The exit popup does not open in the first seconds of a page. */
const EARLIEST = 10_000;

interface Popup {
  popup_type?: string;
  popup_configuration?: Readonly<Record<string, unknown>>;
  /** Delay in seconds. */
  delay?: number;
  frequency?: Frequency;
}

/** The dialog of a campaign; an unknown kind is shown as the exit popup (CMP-02). */
export function CampaignPopup({ popup, settings }: CampaignPopupProps) {
  const { sites, languages = ['fr'] } = settings;
  const {
    popup_type,
    popup_configuration = {},
    delay = 0,
    frequency = 'once',
  } = popup.configurations as Popup;
  const kind = POPUPS[popup_type as keyof typeof POPUPS] ? popup_type : 'exit_popup';
  const [open, setOpen] = useState(false);
  const { campaign } = popup;
  useEffect(() => {
    if (hasSeen(campaign, frequency)) return undefined;
    const show = () => {
      rememberSeen(campaign, frequency);
      setOpen(true);
      tellShown(campaign);
    };
    if (kind === 'exit_popup') return onExit(show);
    const timer = setTimeout(show, delay * 1000);
    return () => clearTimeout(timer);
  }, [campaign, frequency, kind, delay]);
  const Body = POPUPS[kind as keyof typeof POPUPS];
  const close = () => setOpen(false);
  return (
    open && (
      <Body
        configuration={popup_configuration}
        sites={sites}
        languages={languages}
        onClose={close}
      />
    )
  );
}

const POPUPS = {
  exit_popup: ExitPopup,
  country_wall: CountryWall,
  language_switcher_wall: LanguageWall,
  markdown: MarkdownModal,
};

/**
 * Waits for a sign that the visitor is leaving, once, and dispatches an event for analytics
 * (CMP-25, CMP-26).
 */
function onExit(show: () => void): () => void {
  const since = performance.now();
  let isDone = false;
  return watchExit(window, (target) => {
    document.dispatchEvent(new CustomEvent(EXIT_INTENT, { detail: target }));
    if (isDone || performance.now() - since < EARLIEST) return;
    isDone = true;
    show();
  });
}
