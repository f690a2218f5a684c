import { Mail, Phone } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/faq.fr.json';

const t = words(messages);

/** Contact by telephone, with opening hours. */
export function HelpCard({ phone, hours }: { phone: string; hours: string }) {
  return (
    <Card as="aside" ground="butter">
      <h2 className="text-h3">{t('help.title')}</h2>
      <p className="mt-2">{t('help.text', { hours })}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.contact()} icon={Mail}>
          {t('help.write')}
        </LinkButton>
        <LinkButton to={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={Phone} variant="secondary">
          {t('help.call', { phone })}
        </LinkButton>
      </p>
    </Card>
  );
}
