import { Heart, ShoppingBasket } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Logo, Wordmark } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-class.ts';
import { ChipLink, RemovableChip } from '#ui/chip.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Bowl, CatHead, DogHead } from '#ui/glyphs.ts';
import { Icon } from '#ui/icon.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { say } from './samples.ts';
import type { Controls } from './specimen.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'butter'];
const HERE = '/_dev/ui/';

/** What is pressed or followed, and the marks that stand in it. */
export const actions: Controls = {
  button: () =>
    VARIANTS.map((variant) => (
      <div key={variant} className="flex w-full flex-wrap items-center gap-3">
        <Button variant={variant}>{say.usual}</Button>
        <Button variant={variant} size="compact">
          {variant}
        </Button>
        <Button variant={variant} icon={ShoppingBasket}>
          {say.withIcon}
        </Button>
        <Button variant={variant} pending>
          {say.pending}
        </Button>
        <Button variant={variant} aria-disabled>
          {say.disabled}
        </Button>
        <Button variant={variant} block>
          {say.long}
        </Button>
      </div>
    )),
  link: () => (
    <>
      <Link to={HERE} className="link">
        {say.usual}
      </Link>
      <Link to={HERE} newTab className="link">
        {say.newTab}
      </Link>
      <LinkButton to={HERE}>{say.usual}</LinkButton>
      <LinkButton to={HERE} variant="secondary" size="compact" icon={Heart}>
        {say.withIcon}
      </LinkButton>
      <LinkButton to={HERE} variant="quiet" block>
        {say.long}
      </LinkButton>
    </>
  ),
  chip: () => (
    <>
      <ChipLink to={HERE}>{say.notChosen}</ChipLink>
      <ChipLink to={HERE} selected>
        {say.chosen}
      </ChipLink>
      <RemovableChip to={HERE} label={say.removeChosen}>
        {say.chosen}
      </RemovableChip>
    </>
  ),
  'copy-button': () => <CopyButton text={say.text} label={say.usual} />,
  badge: () => (
    <>
      <Badge>{say.usual}</Badge>
      <Badge variant="promo">{say.one}</Badge>
      <Badge variant="butter">{say.two}</Badge>
      <Badge variant="green">{say.three}</Badge>
    </>
  ),
  icon: () => (
    <>
      {([16, 20, 24, 32, 48] as const).map((size) => (
        <Icon key={size} of={Bowl} size={size} />
      ))}
      <Icon of={CatHead} size={48} />
      <Icon of={DogHead} size={48} />
    </>
  ),
  spinner: () => <Spinner />,
  brand: () => (
    <>
      <Wordmark label={say.usual} className="h-12 text-sapin-700" />
      <Logo label={say.two} className="h-12 text-sapin-700" />
    </>
  ),
};
