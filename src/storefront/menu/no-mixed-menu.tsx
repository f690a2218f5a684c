import { Scene } from '#modules/media/web/index.ts';
import { menuError } from '#modules/nutrition/web/index.ts';
import { type MenuKind, paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { t } from './menu-words.ts';

type NoMixedMenuProps =
  | { dog: { id: number; name: string } }
  | {
      dog?: never;
      kind: MenuKind;
      animal: string;
      problem: { text: string; urgent: string | null };
    };

/**
 * Why there is no menu, with the reasons of nutrition §8.6, and further links (GDE-15 to GDE-21).
 */
export function NoMixedMenu(props: NoMixedMenuProps) {
  const isDog = props.dog !== undefined;
  return (
    <Container width="text" className="py-10 text-center lg:py-16">
      <Scene name={isDog ? 'door-dog' : 'door-cat'} priority className="mx-auto w-64" />
      <h1 tabIndex={-1} className="mt-6">
        {isDog ? t('none.dogTitle', { name: props.dog.name }) : t('none.title')}
      </h1>
      <div className="mt-6 grid gap-4 text-left">
        {isDog ? (
          <Alert tone="info">{menuError('dog')}</Alert>
        ) : (
          <>
            {props.problem.urgent && <Alert tone="error">{props.problem.urgent}</Alert>}
            <Alert tone="warning">{props.problem.text}</Alert>
          </>
        )}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        {isDog ? (
          <LinkButton to={paths.animalMenu(props.dog.id)}>{t('none.kibbleGuide')}</LinkButton>
        ) : (
          <LinkButton to={paths.mixedMenu(props.kind, props.animal)}>{t('none.change')}</LinkButton>
        )}
        <Link to={paths.faq()} className="link inline-flex min-h-11 items-center">
          {t('none.help')}
        </Link>
      </div>
    </Container>
  );
}
