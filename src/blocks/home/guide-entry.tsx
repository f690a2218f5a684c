import { Form } from 'react-router';
import { words } from '#i18n/words.ts';
import type { HomeDocument } from '#modules/content/contracts.ts';
import { Button } from '#ui/button.tsx';
import { CatHead, DogHead } from '#ui/glyphs.ts';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/layout.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextField } from '#ui/text-field.tsx';
import messages from '../messages/home.fr.json';

const t = words(messages);

/** First two answers of the kibble guide, carried over in its address. */
export function GuideEntry({ guide }: Pick<HomeDocument, 'guide'>) {
  const { title, text, nameLabel, speciesLabel, cta } = guide;
  const tile = (value: string, label: string, glyph: typeof DogHead) => ({
    value,
    label,
    figure: <Icon of={glyph} size={48} className="text-sapin-700" />,
  });
  return (
    <Section ground="dark" labelledBy="guide">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h2 id="guide" className="text-beurre-300">
            {title}
          </h2>
          <p className="mt-3 max-w-text">{text}</p>
        </div>
        <Form
          action={cta.link.to}
          className="grid gap-5 rounded-card bg-blanc p-5 text-encre md:p-8 [--ring-inner:var(--color-blanc)] [--ring:var(--color-focus)]"
        >
          <RadioTiles
            legend={speciesLabel}
            name="espece"
            layout="two"
            required
            tiles={[tile('dog', t('dog'), DogHead), tile('cat', t('cat'), CatHead)]}
          />
          <TextField label={nameLabel} name="prenom" autoComplete="off" maxLength={40} required />
          <Button type="submit" block>
            {cta.label}
          </Button>
        </Form>
      </div>
    </Section>
  );
}
