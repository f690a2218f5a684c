import { CircleHelp, Phone } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/contact.fr.json';

const t = words(messages);

/** Other ways to get help. */
export function ContactAside({ phone, hours }: { phone: string; hours: string }) {
  return (
    <Stack gap={4}>
      <Card as="section" ground="butter">
        <h2 className="text-h3">{t('aside.title')}</h2>
        <p className="mt-2 mb-4">{hours}</p>
        <LinkButton to={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={Phone} variant="secondary">
          {t('aside.call', { phone })}
        </LinkButton>
      </Card>
      <Card as="section" ground="brume">
        <h2 className="text-h3">{t('aside.faqTitle')}</h2>
        <p className="mt-2 mb-4">{t('aside.faqText')}</p>
        <LinkButton to={paths.faq()} icon={CircleHelp} variant="secondary">
          {t('aside.faq')}
        </LinkButton>
      </Card>
    </Stack>
  );
}
